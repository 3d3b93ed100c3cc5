import type { ReactNode } from 'react'
import { classes } from '../../primitives/layout/element.ts'
import * as styles from './stage.css.ts'

export type StageProps = {
  /** A scene that covers its box. */
  readonly picture: ReactNode
  /** The scene's background, which fills wider screens. */
  readonly ground: keyof typeof styles.grounds
  /** The text and the primary action. */
  readonly children: ReactNode
  /** Position of the text on a wide screen. */
  readonly side?: keyof typeof styles.sides
}

/** A full-screen scene, with the text on a paper sheet. */
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
