import * as styles from './countdown.css.ts'

export type CountdownProps = {
  /** Whole seconds left. Below zero counts as none. */
  readonly remaining: number
  /** What is counted down to: "Time left for 25% off". */
  readonly label: string
}

const two = (value: number) => String(value).padStart(2, '0')

/** The time left as two-digit hours, minutes and seconds. It shows; whoever owns the deadline counts. */
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
