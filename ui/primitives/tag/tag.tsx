import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as styles from './tag.css.ts'

export type TagProps = {
  readonly children: ReactNode
  /** Text if the viewer has it too; then highlighted. */
  readonly shared?: string | undefined
}

/** A non-interactive tag. */
export function Tag({ children, shared }: TagProps) {
  return (
    <span className={shared ? styles.shared : styles.tag}>
      {children}
      {shared && <VisuallyHidden>({shared})</VisuallyHidden>}
    </span>
  )
}
