import { MARK } from '../../tokens/mark-shape.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as styles from './spinner.css.ts'

export type SpinnerProps = {
  /** Accessible text. */
  readonly label: string
  readonly size?: keyof typeof styles.marks
}

/** A spinner: the mark's parts animated in sequence. */
export function Spinner({ label, size = 'm' }: SpinnerProps) {
  const { x, y, radius } = MARK.light
  return (
    <span role="status">
      <svg
        className={styles.marks[size]}
        viewBox={`0 0 ${MARK.box} ${MARK.box}`}
        fill="none"
        aria-hidden
      >
        <path className={styles.left} d={MARK.left} />
        <path className={styles.right} d={MARK.right} />
        <circle className={styles.light} cx={x} cy={y} r={radius} />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
