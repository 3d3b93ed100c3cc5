import type { ReactNode } from 'react'
import { Anchor, type Destination } from '../anchor/anchor.tsx'
import * as styles from './tabs.css.ts'

/** A tab and its label. */
export type Tab = {
  readonly to: Destination
  readonly label: string
  /** A `Badge`, if something is unread. */
  readonly badge?: ReactNode
  /** The current tab. */
  readonly current: boolean
}

export type TabsProps = {
  /** Accessible name. */
  readonly label: string
  readonly tabs: readonly Tab[]
}

/** Tabs as links, each with its own URL. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className={styles.list} data-tabs="">
      {tabs.map(({ to, label: words, badge, current }) => (
        <Anchor
          key={words}
          to={to}
          className={styles.tab}
          aria-current={current ? 'page' : undefined}
        >
          {words}
          {badge}
        </Anchor>
      ))}
    </nav>
  )
}
