import type { ReactNode } from 'react'
import { classes } from '../layout/element.ts'
import * as styles from './stage.css.ts'

export type StageProps = {
  /** A scene that covers the box it is given. */
  readonly picture: ReactNode
  /** What the scene stands in, which goes on beside it where the screen is wider. */
  readonly ground: keyof typeof styles.grounds
  /** The words and the one action. */
  readonly children: ReactNode
  /** Where the words lie on a wide screen. */
  readonly side?: keyof typeof styles.sides
}

/** A scene as large as the first screen, and a sheet of paper with the words laid on it. */
export function Stage({ picture, ground, children, side = 'start' }: StageProps) {
  return (
    <div className={classes(styles.stage, styles.grounds[ground])}>
      <div className={styles.picture}>
        <div className={styles.pictures[side]}>{picture}</div>
      </div>
      <div className={styles.sides[side]}>{children}</div>
    </div>
  )
}
