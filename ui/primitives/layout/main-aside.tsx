import type { ReactNode } from 'react'
import * as styles from './layout.css.ts'

export type MainAsideProps = {
  /** The introduction. */
  readonly children: ReactNode
  /** The main task: beside the rest on wide screens, right below the introduction on a phone. */
  readonly aside: ReactNode
  /** Secondary content. */
  readonly after?: ReactNode
}

/** A two-column page; on a phone, the task comes before secondary content. */
export function MainAside({ children, aside, after }: MainAsideProps) {
  return (
    <div className={styles.mainAside}>
      <div>{children}</div>
      <div className={styles.aside}>{aside}</div>
      {after && <div>{after}</div>}
    </div>
  )
}
