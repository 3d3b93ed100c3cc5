import type { ReactNode } from 'react'
import { classes } from '../layout/element.ts'
import * as styles from './spread.css.ts'

export type SpreadProps = {
  readonly picture: ReactNode
  /** The words and the one action. */
  readonly children: ReactNode
  /** On which side of the words the picture stands where there is room for both. */
  readonly side?: keyof typeof styles.sides
  readonly ground?: keyof typeof styles.grounds
  /** How the picture is shaped; it is never so large that the words have no place on the first screen. */
  readonly shape?: keyof typeof styles.pictures
}

/** A picture and the words about it: above each other on a phone, side by side where there is room. */
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
