import type { ReactNode } from 'react'
import * as styles from './layout.css.ts'

export type VisuallyHiddenProps = {
  readonly children: ReactNode
  readonly id?: string | undefined
  /** Only on phones, where a sign stands for the words. */
  readonly onPhones?: boolean
}

/** Words for those who listen, which those who look already see another way. */
export function VisuallyHidden({ children, id, onPhones = false }: VisuallyHiddenProps) {
  return (
    <span id={id} className={onPhones ? styles.hiddenOnPhones : styles.visuallyHidden}>
      {children}
    </span>
  )
}
