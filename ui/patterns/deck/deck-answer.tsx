import { Icon } from '../../primitives/icon/icon.tsx'
import type { IconName } from '../../primitives/icon/icons.ts'
import { classes } from '../../primitives/layout/element.ts'
import * as styles from './deck-answer.css.ts'

export type DeckAnswerProps = {
  readonly label: string
  readonly icon: IconName
  readonly size?: 'm' | 'l'
  readonly tone?: 'quiet' | 'ember'
  /** Disabled, but keeps place and focus (`aria-disabled`). */
  readonly disabled?: boolean
  readonly onPress: () => void
}

/** A round button under a deck, with its label below. */
export function DeckAnswer({
  label,
  icon,
  size = 'm',
  tone = 'quiet',
  disabled = false,
  onPress,
}: DeckAnswerProps) {
  return (
    <button
      type="button"
      className={styles.answer}
      aria-disabled={disabled}
      onClick={({ detail }) => {
        // The second tap of a double tap would answer a card that nobody has seen.
        if (!disabled && detail < 2) onPress()
      }}
    >
      <span
        className={classes(
          styles.disc,
          size === 'l' && styles.large,
          tone === 'ember' && styles.ember,
        )}
      >
        <Icon name={icon} size={size === 'l' ? 'l' : 'm'} filled={icon === 'heart'} />
      </span>
      {label}
    </button>
  )
}
