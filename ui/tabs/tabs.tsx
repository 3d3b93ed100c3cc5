import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import * as styles from './tabs.css.ts'

/** One of the views, and what it is called. */
export type Tab = {
  readonly value: string
  readonly label: string
  /** A `Badge`, when something waits there. */
  readonly badge?: ReactNode
  readonly content: ReactNode
}

export type TabsProps = {
  /** What the views are of. */
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A few views of the same thing, one at a time. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
            {tab.badge}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
