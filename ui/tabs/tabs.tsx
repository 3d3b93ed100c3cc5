import type { ReactNode } from 'react'
import { Anchor, type Destination } from '../anchor/anchor.tsx'
import * as styles from './tabs.css.ts'

/** One of the views, and what it is called. */
export type Tab = {
  readonly to: Destination
  readonly label: string
  /** A `Badge`, when something waits there. */
  readonly badge?: ReactNode
  /** It is the one on the screen. */
  readonly current: boolean
}

export type TabsProps = {
  /** What the views are of. */
  readonly label: string
  readonly tabs: readonly Tab[]
}

/** A few views of the same thing, each with an address of its own. */
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
