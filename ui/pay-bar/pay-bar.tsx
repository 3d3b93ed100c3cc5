import type { ReactNode } from 'react'
import * as styles from './pay-bar.css.ts'

export type PayBarProps = {
  /** What is bought: "60 credits". */
  readonly what: ReactNode
  /** What kind of payment it is: "One-time". */
  readonly note?: ReactNode
  /** Why the last try came to nothing; here, because the end of the page may be out of sight. */
  readonly alert?: ReactNode
  /** The button, with the sum in its words. */
  readonly children: ReactNode
}

/** The end of a checkout: on an upright phone it stays above the bar at the foot while the page scrolls behind it. */
export function PayBar({ what, note, alert, children }: PayBarProps) {
  return (
    <div className={styles.bar}>
      {alert}
      <div className={styles.row}>
        <div className={styles.bought}>
          <span className={styles.what}>{what}</span>
          {note && <span className={styles.note}>{note}</span>}
        </div>
        <div className={styles.action}>{children}</div>
      </div>
    </div>
  )
}
