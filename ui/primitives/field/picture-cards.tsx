import { type ReactNode, useId } from 'react'
import { cardName } from './choice.css.ts'
import { Fieldset } from './fieldset.tsx'
import * as styles from './picture-cards.css.ts'

/** One of the cards. */
export type PictureCard<Value extends string> = {
  readonly value: Value
  /** A decorative drawing. */
  readonly picture: ReactNode
  readonly label: string
  /** Below the label: a price. */
  readonly tail?: ReactNode
  /** Cannot be had now, as `tail` says: still chosen, to read what to do. */
  readonly faded?: boolean
}

export type PictureCardsProps<Value extends string> = {
  readonly legend: string
  readonly options: readonly PictureCard<Value>[]
  readonly value: Value | null
  readonly onValueChange: (value: Value) => void
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** Radio cards with pictures. */
export function PictureCards<Value extends string>({
  legend,
  options,
  value,
  onValueChange,
  hint,
  error,
}: PictureCardsProps<Value>) {
  const name = useId()
  return (
    <Fieldset legend={legend} hint={hint} error={error} gap="xs">
      <div className={styles.grid}>
        {options.map((option) => (
          <label key={option.value} className={styles.pictured}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onValueChange(option.value)}
              className={styles.input}
            />
            <span className={option.faded ? styles.faded : undefined}>{option.picture}</span>
            <span className={styles.words}>
              <span className={cardName}>{option.label}</span>
              {option.tail}
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
