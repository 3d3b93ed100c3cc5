import { type ReactNode, useId } from 'react'
import { visuallyHidden } from '../layout/layout.css.ts'
import * as styles from './field.css.ts'
import { FieldError } from './field-error.tsx'

/** Texts of every field. */
export type FieldWords = {
  readonly label: string
  /** A hint, shown before any error. */
  readonly hint?: ReactNode
  /** The error, and how to fix it. */
  readonly error?: string | undefined
  /** The "optional" marker. */
  readonly optional?: string | undefined
}

/** ARIA props for the control; spread them on it. */
type ControlAttributes = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

export type FieldProps = FieldWords & {
  /** Visually hides the label if the control or its dialog shows it. */
  readonly labelHidden?: boolean
  /** A count beside the label, for the eye only: the control announces it. */
  readonly count?: string | undefined
  readonly children: (control: ControlAttributes) => ReactNode
}

/** Label, hint and error around a single control. */
export function Field({
  label,
  hint,
  error,
  optional,
  labelHidden = false,
  count,
  children,
}: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : ''
  const errorId = error ? `${id}-error` : ''
  const described = [errorId, hintId].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <div className={labelHidden && !count ? visuallyHidden : styles.head}>
        <label htmlFor={id} className={labelHidden ? visuallyHidden : styles.label}>
          {label}
        </label>
        {count && (
          <span aria-hidden className={styles.optional}>
            {count}
          </span>
        )}
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
