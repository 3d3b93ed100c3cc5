import type { ReactNode } from 'react'
import * as styles from './pay-frame.css.ts'

export type PayFrameProps = {
  /** The ways to pay. */
  readonly methods: ReactNode
  /** What is bought and what it costs. */
  readonly bill: ReactNode
  /** What happens after paying. */
  readonly next: ReactNode
  /** A `PayBar`. */
  readonly children: ReactNode
}

/** A checkout: where there is room, the sum and the button stay in sight beside the ways to pay. */
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
