import type { ReactNode } from 'react'
import * as styles from './layout.css.ts'

export type VisuallyHiddenProps = {
  readonly children: ReactNode
  readonly id?: string | undefined
}

/** Words for those who listen, which those who look already see another way. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span id={id} className={styles.visuallyHidden}>
      {children}
    </span>
  )
}
