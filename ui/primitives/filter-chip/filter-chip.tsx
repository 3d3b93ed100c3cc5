import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import * as styles from './filter-chip.css.ts'

export type FilterChipProps = {
  /** The filter: "With a photo", "25 to 40". */
  readonly label: string
  /** Its action, as the description: "take off" or "leaves 128 people". */
  readonly effect: string
  readonly on: boolean
  readonly onPress: () => void
  /** Form value, for use without scripts. */
  readonly sends?: { readonly name: string; readonly value: string }
  readonly icon?: IconName
  /** Facet count, formatted: "128". */
  readonly count?: string | undefined
}

/** A filter chip: adds or removes a filter. */
export function FilterChip({ label, effect, on, onPress, sends, icon, count }: FilterChipProps) {
  return (
    <button
      type={sends ? 'submit' : 'button'}
      {...sends}
      aria-pressed={on}
      title={effect}
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
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
    </button>
  )
}
