import { classes } from '../layout/element.ts'
import { Field, type FieldWords } from './field.tsx'
import * as styles from './otp.css.ts'

export type OtpFieldProps = FieldWords & {
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** Called when complete. */
  readonly onComplete?: (code: string) => void
  readonly places?: 4 | 6 | 8
  readonly name?: string
}

/** A one-time code in a single input, so that autofill and pasting work. */
export function OtpField({
  value,
  onValueChange,
  onComplete,
  places = 6,
  name,
  ...words
}: OtpFieldProps) {
  const type = (typed: string) => {
    const digits = typed.normalize('NFKC').replace(/\D/g, '').slice(0, places)
    onValueChange(digits)
    if (digits.length === places && digits !== value) onComplete?.(digits)
  }
  return (
    <Field {...words}>
      {(control) => (
        <div className={classes(styles.row, styles.rows[places])}>
          <input
            {...control}
            name={name}
            value={value}
            onChange={(event) => type(event.target.value)}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\d*"
            dir="ltr"
            className={classes(styles.code, styles.places[places])}
          />
        </div>
      )}
    </Field>
  )
}
