import { useEffect, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import * as styles from './field.css.ts'

export type FieldErrorProps = { readonly id?: string; readonly children: string }

/** A validation error, announced when it appears, and scrolled into view if its field has the focus. */
export function FieldError({ id, children }: FieldErrorProps) {
  const error = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another error is shown too
  useEffect(() => {
    const field = error.current?.parentElement
    if (field?.contains(document.activeElement)) error.current?.scrollIntoView({ block: 'nearest' })
  }, [children])
  return (
    <p ref={error} id={id} role="alert" className={styles.error}>
      <span className={styles.errorMark}>
        <Icon name="error" size="s" />
      </span>
      <span>{children}</span>
    </p>
  )
}
