import { IconButton } from '../button/icon-button.tsx'
import * as styles from './stepper.css.ts'

export type StepperProps = {
  /** The label. */
  readonly label: string
  readonly less: string
  readonly more: string
  readonly value: number
  readonly min?: number
  readonly max?: number
  readonly onChange: (value: number) => void
}

/** Sets a small whole number, one up or down at a time. */
export function Stepper({
  label,
  less,
  more,
  value,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  onChange,
}: StepperProps) {
  return (
    <fieldset aria-label={label} className={styles.stepper}>
      <IconButton
        icon="minus"
        tone="quiet"
        label={less}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      />
      <output className={styles.amount}>{value}</output>
      <IconButton
        icon="plus"
        tone="quiet"
        label={more}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      />
    </fieldset>
  )
}
