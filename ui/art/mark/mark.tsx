import { classes } from '../../primitives/layout/element.ts'
import { MARK } from '../../tokens/mark-shape.ts'
import * as styles from './mark.css.ts'

export type MarkProps = {
  readonly size?: keyof typeof styles.size
  /** `plain` uses the current text colour. */
  readonly tone?: keyof typeof styles.tone
  /** `meet` animates the strokes together once; for a match only. */
  readonly motion?: keyof typeof styles.left
  /** Accessible name; without it the mark is decorative. */
  readonly label?: string
}

/** Two strokes that lean towards each other, and the light where they would meet. */
export function Mark({ size = 'm', tone = 'brand', motion = 'still', label }: MarkProps) {
  const { x, y, radius } = MARK.light
  return (
    <svg
      className={styles.size[size]}
      viewBox={`0 0 ${MARK.box} ${MARK.box}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      {motion === 'meet' && <circle className={styles.ring} cx={x} cy={y} r={radius * 2.6} />}
      <path className={styles.left[motion]} d={MARK.left} strokeWidth={MARK.width} />
      <path className={styles.right[motion]} d={MARK.right} strokeWidth={MARK.width} />
      <circle className={classes(styles.lit[motion], styles.tone[tone])} cx={x} cy={y} r={radius} />
    </svg>
  )
}
