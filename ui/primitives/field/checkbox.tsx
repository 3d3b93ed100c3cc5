import { type ComponentProps, type ReactNode, useId } from 'react'
import * as styles from './choice.css.ts'
import * as field from './field.css.ts'
import { FieldError } from './field-error.tsx'

export type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'id' | 'type' | 'role' | 'onChange' | 'children'
> & {
  /** The label; may contain a link. */
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly onCheckedChange?: (checked: boolean) => void
}

/** A checkbox; takes effect on submit. */
export function Checkbox({ label, hint, error, onCheckedChange, ...input }: CheckboxProps) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={field.field}>
      <div className={styles.line}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onCheckedChange?.(event.target.checked)}
          className={styles.tick}
        />
        <div className={styles.words}>
          <label htmlFor={id} className={styles.name}>
            {label}
          </label>
          {hint && (
            <div id={`${id}-hint`} className={styles.hint}>
              {hint}
            </div>
          )}
        </div>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
