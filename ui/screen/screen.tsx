import type { ReactNode } from 'react'
import { classes } from '../layout/element.ts'
import { SKIP_TARGET } from '../skip-link/skip-target.ts'
import * as styles from './screen.css.ts'

export type ScreenProps = {
  /** The bar at the top. */
  readonly top?: ReactNode
  /** The bar at the bottom. */
  readonly bottom?: ReactNode
  readonly children: ReactNode
  /** On a phone the content has the screen to itself, without the bars. */
  readonly focused?: boolean
}

/** Exactly as high as the window: the bars stay, and what is between them scrolls in its own parts. */
export function Screen({ top, bottom, children, focused = false }: ScreenProps) {
  const edge = focused ? styles.aside : styles.edge
  return (
    <div className={styles.screen}>
      {top && <div className={edge}>{top}</div>}
      <main {...SKIP_TARGET} className={classes(styles.middle, focused && styles.alone)}>
        {children}
      </main>
      {bottom && <div className={edge}>{bottom}</div>}
    </div>
  )
}
