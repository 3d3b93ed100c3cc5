import type { ReactNode } from 'react'
import { classes } from '../layout/element.ts'
import * as styles from './split-view.css.ts'

export type SplitViewProps = {
  /** Accessible name of the list: "Chats". */
  readonly label: string
  readonly list: ReactNode
  /** The detail pane, or its placeholder. */
  readonly children: ReactNode
  /** The pane shown on a phone. */
  readonly shows: 'list' | 'detail'
}

/** A list with a detail pane: side by side on wide screens, one at a time on a phone. */
export function SplitView({ label, list, children, shows }: SplitViewProps) {
  return (
    <div className={styles.view}>
      <section
        aria-label={label}
        className={classes(styles.list, shows === 'detail' && styles.away)}
      >
        {list}
      </section>
      <div className={classes(styles.detail, shows === 'list' && styles.away)}>{children}</div>
    </div>
  )
}
