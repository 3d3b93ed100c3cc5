import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as styles from './filter-chip.css.ts'

export type FilterChipProps = {
  /** What it keeps: "With a photo", "25 to 40". */
  readonly label: string
  /** What pressing it does, for those who listen: "take off" or "leaves 128 people". */
  readonly effect: string
  readonly on: boolean
  readonly onPress: () => void
  readonly icon?: IconName
  /** How many it would leave, already written: "128". */
  readonly count?: string | undefined
}

/** One filter of a list in force, or one that could be: pressed to put it on or take it off. */
export function FilterChip({ label, effect, on, onPress, icon, count }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      title={effect}
      onClick={onPress}
      className={styles.chips[on ? 'on' : 'off']}
    >
      {icon && <Icon name={icon} size="s" />}
      {label}
      {count && (
        <span className={styles.count} aria-hidden>
          {count}
        </span>
      )}
      {on && <Icon name="close" size="s" />}
      <VisuallyHidden>, {effect}</VisuallyHidden>
    </button>
  )
}
