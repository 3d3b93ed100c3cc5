import * as styles from './countdown.css.ts'

export type CountdownProps = {
  /** Whole seconds left. Negative counts as zero. */
  readonly remaining: number
  /** Accessible label: "Time left for 25% off". */
  readonly label: string
}

const two = (value: number) => String(value).padStart(2, '0')

/** Hours, minutes and seconds with two digits. Display only: the parent counts. */
export function Countdown({ remaining, label }: CountdownProps) {
  const left = Math.max(0, Math.floor(remaining))
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60]
  return (
    <span role="timer" aria-label={label} className={styles.time}>
      <time dateTime={`PT${hours}H${minutes}M${seconds}S`}>
        {two(hours)}:{two(minutes)}:{two(seconds)}
      </time>
    </span>
  )
}
