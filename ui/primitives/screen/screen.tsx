import type { ReactNode } from 'react'
import { classes } from '../layout/element.ts'
import { SKIP_TARGET } from '../skip-link/skip-target.ts'
import * as styles from './screen.css.ts'

export type ScreenProps = {
  /** The top bar. */
  readonly top?: ReactNode
  /** The bottom bar. */
  readonly bottom?: ReactNode
  readonly children: ReactNode
  /** On a phone the content fills the screen, without bars. */
  readonly focused?: boolean
}

/** Viewport height: bars stay, and the content's parts scroll. */
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
