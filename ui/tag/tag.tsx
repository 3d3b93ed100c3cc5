import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as styles from './tag.css.ts'

export type TagProps = {
  readonly children: ReactNode
  /** The words for the viewer having it too; it then stands out. */
  readonly shared?: string | undefined
}

/** A word about somebody, that cannot be pressed. */
export function Tag({ children, shared }: TagProps) {
  return (
    <span className={shared ? styles.shared : styles.tag}>
      {children}
      {shared && <VisuallyHidden>({shared})</VisuallyHidden>}
    </span>
  )
}
