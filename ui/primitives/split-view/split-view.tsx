import type { ReactNode } from 'react'
import { classes } from '../layout/element.ts'
import * as styles from './split-view.css.ts'

export type SplitViewProps = {
  /** Accessible name of the list: "Chats". */
  readonly label: string
  readonly list: ReactNode
  /** The detail pane, or its placeholder. */
  readonly children: ReactNode
  /** The pane shown on a phone; `both` for a list that is only words. */
  readonly shows: 'list' | 'detail' | 'both'
}

/** A list with a detail pane: side by side on wide screens, one at a time on a phone. */
export function SplitView({ label, list, children, shows }: SplitViewProps) {
  const stacked = shows === 'both' && styles.stacked
  return (
    <div className={classes(styles.view, stacked && styles.both)}>
      <section
        aria-label={label}
        className={classes(styles.list, stacked, shows === 'detail' && styles.away)}
      >
        {list}
      </section>
      <div className={classes(styles.detail, stacked, shows === 'list' && styles.away)}>
        {children}
      </div>
    </div>
  )
}
