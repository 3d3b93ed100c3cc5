import type { ReactNode } from 'react'
import { classes } from '../../primitives/layout/element.ts'
import * as styles from './spread.css.ts'

export type SpreadProps = {
  readonly picture: ReactNode
  /** The text and the primary action. */
  readonly children: ReactNode
  /** The side of the picture on wide screens. */
  readonly side?: keyof typeof styles.sides
  readonly ground?: keyof typeof styles.grounds
  /** The picture's aspect ratio; it always leaves room for the text on the first screen. */
  readonly shape?: keyof typeof styles.pictures
}

/** A picture and its text: stacked on a phone, side by side on wider screens. */
export function Spread({
  picture,
  children,
  side = 'start',
  ground = 'paper',
  shape = 'square',
}: SpreadProps) {
  return (
    <div className={styles.grounds[ground]}>
      <div className={styles.sides[side]}>
        <div className={classes(styles.pictures[shape], side === 'end' && styles.after)}>
          {picture}
        </div>
        <div className={styles.words}>{children}</div>
      </div>
    </div>
  )
}
