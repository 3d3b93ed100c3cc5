import { useId } from 'react'
import { classes } from '../layout/element.ts'
import * as styles from './birth-date.css.ts'
import * as control from './control.css.ts'
import * as words from './field.css.ts'
import { FieldError } from './field-error.tsx'

/** A date as typed, not validated. */
export type TypedDate = { readonly day: string; readonly month: string; readonly year: string }
type DatePart = keyof TypedDate

export type BirthDateFieldProps = {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly value: TypedDate
  readonly onValueChange: (value: TypedDate) => void
  /** Blur of the last part, to another field. */
  readonly onLeave?: () => void
  /** Labels of the parts. */
  readonly parts: Readonly<Record<DatePart, string>>
  /** Order of the parts in the current language. */
  readonly order?: readonly DatePart[]
  /** Form names: `name-day`, `name-month`, `name-year`. */
  readonly name?: string
}

const LENGTH: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 }
const DUTCH: readonly DatePart[] = ['day', 'month', 'year']

/** A birth date in three text fields, without a date picker. */
export function BirthDateField({
  label,
  hint,
  error,
  value,
  onValueChange,
  onLeave,
  parts,
  order = DUTCH,
  name,
}: BirthDateFieldProps) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={words.field}
      aria-describedby={described || undefined}
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || onLeave?.()
      }
    >
      <legend className={words.legend}>{label}</legend>
      <div className={styles.parts}>
        {order.map((part) => (
          <div key={part} className={classes(styles.part, styles.width[part])}>
            <label htmlFor={`${id}-${part}`} className={styles.partLabel}>
              {parts[part]}
            </label>
            <div className={control.box}>
              <input
                id={`${id}-${part}`}
                name={name && `${name}-${part}`}
                inputMode="numeric"
                autoComplete={`bday-${part}`}
                maxLength={LENGTH[part]}
                aria-invalid={error ? true : undefined}
                value={value[part]}
                onChange={(event) =>
                  onValueChange({
                    ...value,
                    [part]: event.target.value.normalize('NFKC').replace(/\D/g, ''),
                  })
                }
                className={classes(control.control, control.digits)}
              />
            </div>
          </div>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <div id={`${id}-hint`} className={words.hint}>
          {hint}
        </div>
      )}
    </fieldset>
  )
}
