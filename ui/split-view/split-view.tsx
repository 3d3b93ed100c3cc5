import type { ReactNode } from 'react'
import { classes } from '../layout/element.ts'
import * as styles from './split-view.css.ts'

export type SplitViewProps = {
  /** The name of the list: "Chats". */
  readonly label: string
  readonly list: ReactNode
  /** What was chosen in the list, or what stands there until then. */
  readonly children: ReactNode
  /** Which of the two a phone shows. */
  readonly shows: 'list' | 'detail'
}

/** A list and what is chosen in it: beside each other where there is room, one at a time on a phone. */
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
