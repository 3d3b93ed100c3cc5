import type { ReactNode } from 'react'
import * as styles from './pay-frame.css.ts'

export type PayFrameProps = {
  /** The payment methods. */
  readonly methods: ReactNode
  /** The order summary. */
  readonly bill: ReactNode
  /** What happens after paying. */
  readonly next: ReactNode
  /** A `PayBar`. */
  readonly children: ReactNode
}

/** A checkout layout: on wide screens, total and button stay visible beside the payment methods. */
export function PayFrame({ methods, bill, next, children }: PayFrameProps) {
  return (
    <div className={styles.frame}>
      <div>{methods}</div>
      <div className={styles.beside}>
        <div className={styles.bill}>{bill}</div>
        <div className={styles.next}>{next}</div>
        {children}
      </div>
    </div>
  )
}
