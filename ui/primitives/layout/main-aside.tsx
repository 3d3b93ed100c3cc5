import type { ReactNode } from 'react'
import { classes } from './element.ts'
import * as styles from './layout.css.ts'

export type MainAsideProps = {
  /** The introduction. */
  readonly children: ReactNode
  /** The main task: beside the rest on wide screens, right below the introduction on a phone. */
  readonly aside: ReactNode
  /** Secondary content. */
  readonly after?: ReactNode
  /** Whether the aside stays in view beside a long main part. */
  readonly stays?: boolean
}

/** A two-column page; on a phone, the task comes before secondary content. */
export function MainAside({ children, aside, after, stays = false }: MainAsideProps) {
  return (
    <div className={styles.mainAside}>
      <div>{children}</div>
      <div className={classes(styles.aside, stays && styles.staying)}>{aside}</div>
      {after && <div>{after}</div>}
    </div>
  )
}
