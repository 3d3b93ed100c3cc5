import type { ReactNode } from 'react'
import * as styles from './layout.css.ts'

export type VisuallyHiddenProps = {
  readonly children: ReactNode
  readonly id?: string | undefined
  /** Only on phones, where an icon replaces the text. */
  readonly onPhones?: boolean
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, id, onPhones = false }: VisuallyHiddenProps) {
  return (
    <span id={id} className={onPhones ? styles.hiddenOnPhones : styles.visuallyHidden}>
      {children}
    </span>
  )
}
