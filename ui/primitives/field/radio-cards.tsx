import { type ReactNode, useId } from 'react'
import { classes } from '../layout/element.ts'
import * as styles from './choice.css.ts'
import { Fieldset } from './fieldset.tsx'

/** One of the cards. */
export type RadioCard = {
  readonly value: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** At the end: a price, a logo. */
  readonly tail?: ReactNode
  readonly disabled?: boolean
}

export type RadioCardsProps = {
  readonly legend: string
  readonly options: readonly RadioCard[]
  readonly value?: string | null
  readonly defaultValue?: string
  readonly onValueChange?: (value: string) => void
  readonly name?: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** Radio cards with descriptions. */
export function RadioCards({
  legend,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  hint,
  error,
}: RadioCardsProps) {
  const id = useId()
  return (
    <Fieldset legend={legend} hint={hint} error={error} gap="xs">
      {options.map((option) => (
        <label key={option.value} className={styles.card}>
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            disabled={option.disabled}
            aria-invalid={error ? true : undefined}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onValueChange?.(option.value)}
            className={classes(styles.dot, styles.quietFocus)}
          />
          <span className={styles.cardBody}>
            <span className={styles.cardWords}>
              <span className={styles.cardName}>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
            {option.tail && <span className={styles.cardTail}>{option.tail}</span>}
          </span>
        </label>
      ))}
    </Fieldset>
  )
}
