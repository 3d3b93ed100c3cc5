import { type ReactNode, useId } from 'react'
import * as styles from './field.css.ts'
import { FieldError } from './field-error.tsx'

/** The words around every field. */
export type FieldWords = {
  readonly label: string
  /** What helps to fill it in, said before anything goes wrong. */
  readonly hint?: ReactNode
  /** What is wrong with it now, and how to put it right. */
  readonly error?: string | undefined
  /** The word that says one may skip it, such as "optional". */
  readonly optional?: string | undefined
}

/** What ties a control to its words; spread it on the control. */
type ControlAttributes = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

export type FieldProps = FieldWords & {
  readonly children: (control: ControlAttributes) => ReactNode
}

/** A label above, a hint and an error below: the frame every single control stands in. */
export function Field({ label, hint, error, optional, children }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : ''
  const errorId = error ? `${id}-error` : ''
  const described = [errorId, hintId].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {optional && <span className={styles.optional}>{optional}</span>}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  )
}
