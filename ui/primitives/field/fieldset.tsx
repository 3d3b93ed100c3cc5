import { type ReactNode, useId } from 'react'
import type { Space } from '../../tokens/scale.ts'
import { Stack } from '../layout/stack.tsx'
import * as styles from './field.css.ts'
import { FieldError } from './field-error.tsx'

export type FieldsetProps = {
  readonly legend: string
  readonly children: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly gap?: Space
  /** A section of a form with a heading, instead of one question of several parts. */
  readonly part?: boolean
  readonly disabled?: boolean
}

/** A group of controls that answer one question. */
export function Fieldset({
  legend,
  children,
  hint,
  error,
  gap = 'xs',
  part = false,
  disabled = false,
}: FieldsetProps) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={described || undefined}
      className={styles.field}
    >
      <legend className={part ? styles.title : styles.legend}>{legend}</legend>
      <Stack gap={gap}>
        {/* Error above the list, which may be longer than the screen. */}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {children}
        {hint && (
          <div id={`${id}-hint`} className={styles.hint}>
            {hint}
          </div>
        )}
      </Stack>
    </fieldset>
  )
}
