import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import { classes } from '../layout/element.ts'
import * as styles from './deck-answer.css.ts'

export type DeckAnswerProps = {
  readonly label: string
  readonly icon: IconName
  readonly size?: 'm' | 'l'
  readonly tone?: 'quiet' | 'ember'
  /** It stays where it is and keeps the focus, but nothing happens. */
  readonly disabled?: boolean
  readonly onPress: () => void
}

/** A round button under a deck, with its words below it. */
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
      onClick={() => {
        if (!disabled) onPress()
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
