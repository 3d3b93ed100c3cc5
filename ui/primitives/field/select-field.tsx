import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'
import * as styles from './control.css.ts'
import { Field, type FieldWords } from './field.tsx'
import { usePendingValue } from './use-pending-value.ts'

/** An option. */
export type Option = {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

export type SelectFieldProps = FieldWords &
  Omit<
    ComponentProps<'select'>,
    'className' | 'style' | 'id' | 'value' | 'onChange' | 'children'
  > & {
    readonly value?: string

    readonly options: readonly Option[]
    /** Placeholder, not selectable. */
    readonly placeholder?: string
    /** Until a returned promise settles, the select shows what was chosen. */
    readonly onValueChange?: (value: string) => unknown
  }

/** Chooses one of many known values, by the browser's own list. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  value,
  onValueChange,
  ...select
}: SelectFieldProps) {
  const [shown, choose] = usePendingValue(value, onValueChange)
  const unset = placeholder && value === undefined && select.defaultValue === undefined
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={styles.box}>
          <select
            {...select}
            {...control}
            {...(unset ? { defaultValue: '' } : {})}
            value={shown}
            onChange={(event) => choose(event.target.value)}
            className={styles.select}
          >
            {placeholder && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon name="down" />
          </span>
        </div>
      )}
    </Field>
  )
}
