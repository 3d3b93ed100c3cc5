import { useId, useRef } from 'react'
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

const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

/** A whole date, as it is pasted: the year first, or in the order of the fields. */
function wholeDate(text: string, order: readonly DatePart[]): TypedDate | null {
  const parts =
    text
      .normalize('NFKC')
      .trim()
      .match(/\d+|[^\d]+/g) ?? []
  const numbers = parts.filter((part) => /^\d/.test(part))
  const between = parts.filter((part) => !/^\d/.test(part))
  if (numbers.length !== 3 || !between.every((sign) => /^(?:\s*[-/.–]\s*|\s+)$/.test(sign)))
    return null
  const asked: readonly DatePart[] = numbers[0]?.length === 4 ? ['year', 'month', 'day'] : order
  const found = { day: '', month: '', year: '' }
  for (const [at, part] of asked.entries()) found[part] = numbers[at] ?? ''
  const fits = asked.every((part) => found[part].length <= LENGTH[part])
  return fits && found.year.length % 2 === 0 ? found : null
}

/** A birth date in three text fields, without a date picker. A whole date may be typed or pasted into any of them. */
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
  const fields = useRef<HTMLFieldSetElement>(null)
  const focus = (at: number) => fields.current?.querySelectorAll('input')[at]?.focus()

  const type = (part: DatePart, text: string) => {
    const whole = wholeDate(text, order)
    if (whole) {
      onValueChange(whole)
      focus(order.length - 1)
      return
    }
    const digits = digitsOf(text)
    const own = digits.slice(0, LENGTH[part])
    const at = order.indexOf(part)
    const next = order[at + 1]
    const more = digits.slice(LENGTH[part])
    // A full field hands on what is typed behind it, and a separator ends a field.
    const hands = next !== undefined && more !== '' && value[next] === ''
    onValueChange({ ...value, [part]: own, ...(hands && { [next]: more.slice(0, LENGTH[next]) }) })
    if (hands || (own !== '' && /\d\s*[-/. ]$/.test(text))) focus(at + 1)
  }
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset
      ref={fields}
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
                aria-invalid={error ? true : undefined}
                value={value[part]}
                onChange={(event) => type(part, event.target.value)}
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
