import { type ReactNode, useId } from 'react'
import { Stack } from '../layout/stack.tsx'
import type { Space } from '../theme/scale.ts'
import * as styles from './field.css.ts'
import { FieldError } from './field-error.tsx'

export type FieldsetProps = {
  readonly legend: string
  readonly children: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly gap?: Space
  /** A part of a form, headed in the display face, rather than one question of several parts. */
  readonly part?: boolean
  readonly disabled?: boolean
}

/** Controls that answer one question together. */
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
        {/* Above a list that may be longer than the screen, where one looks for the question. */}
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
