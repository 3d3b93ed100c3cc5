import { initialOf } from '../../primitives/avatar/initial-of.ts'
import { classes } from '../../primitives/layout/element.ts'
import * as styles from './lean.css.ts'

/** Who or what is in a stroke: somebody with a picture, somebody without, or room for another. */
export type LeanSide =
  | { readonly src: string; readonly alt: string }
  | { readonly name: string }
  | { readonly room: string }

export type LeanProps = {
  readonly left: LeanSide
  readonly right: LeanSide
  readonly size?: keyof typeof styles.size
  /** What it stands on; only on dusk is the point lit. */
  readonly ground?: keyof typeof styles.lit
  /** `swing` brings the strokes together once, for a match; in `miss` they never meet. */
  readonly motion?: keyof typeof styles.left
}

/** Two people together in the two strokes of the mark, and the point where they meet. Nobody is ever in them alone. */
export function Lean({ left, right, size = 'l', ground = 'paper', motion = 'still' }: LeanProps) {
  const missed = motion === 'miss'
  // Strokes that miss each other lean the same way.
  const turned = missed ? 'left' : 'right'
  return (
    <div className={styles.size[size]}>
      {ground === 'dusk' && !missed && <div className={styles.light[motion]} />}
      <div className={styles.pair}>
        <Stroke side={left} className={styles.left[motion]} turned="left" ground={ground} />
        <Stroke side={right} className={styles.right[motion]} turned={turned} ground={ground} />
      </div>
      <div className={missed ? styles.unlit[ground] : styles.lit[ground]} />
    </div>
  )
}

type StrokeProps = {
  readonly side: LeanSide
  readonly className: string
  readonly turned: keyof typeof styles.picture
  readonly ground: keyof typeof styles.lit
}

function Stroke({ side, className, turned, ground }: StrokeProps) {
  if ('src' in side)
    return (
      <div className={className}>
        <img className={styles.picture[turned]} src={side.src} alt={side.alt} decoding="async" />
      </div>
    )
  if ('room' in side)
    return (
      <div className={classes(className, styles.empty[ground])}>
        <span className={styles.room[turned]}>{side.room}</span>
      </div>
    )
  return (
    <div className={classes(className, styles.plain[ground])} role="img" aria-label={side.name}>
      <span className={styles.initial[turned]} aria-hidden="true">
        {initialOf(side.name)}
      </span>
    </div>
  )
}
