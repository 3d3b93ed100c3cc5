import type { ReactNode } from 'react'
import { classes } from '../layout/element.ts'
import * as styles from './docked.css.ts'

/** URL of the page, with its query. */
const HERE = ''

export type DockedProps = { readonly children: ReactNode }

/** A message at the bottom of the screen, above the bar, without layout shift. */
export function Docked({ children }: DockedProps) {
  return <div className={styles.docked}>{children}</div>
}

export type LateLineProps = {
  readonly children: ReactNode
  /** A reload link. */
  readonly again: string
}

/** Shown if something has not loaded after eight seconds. */
export function LateLine({ children, again }: LateLineProps) {
  return (
    <div className={classes(styles.docked, styles.late)}>
      <p className={styles.line}>
        {children} <a href={HERE}>{again}</a>
      </p>
    </div>
  )
}
