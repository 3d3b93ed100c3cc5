import type { ReactNode } from 'react'
import { classes } from '../../primitives/layout/element.ts'
import * as styles from './pay-bar.css.ts'

export type PayBarProps = {
  /** What is bought: "60 credits". */
  readonly what: ReactNode
  /** Kind of payment: "One-time". */
  readonly note?: ReactNode
  /** What the button agrees to, in a sentence: it has to be in sight with it. */
  readonly terms?: ReactNode
  /** Why the last attempt failed; here, because the end of the page may be out of view. */
  readonly alert?: ReactNode
  /** One of the site's own places: the bottom navigation stays, below it. */
  readonly above?: boolean
  /** The button, with the total in its label. */
  readonly children: ReactNode
}

/** The end of buying: on a portrait phone it is sticky, in place of the bottom navigation. */
export function PayBar({ what, note, terms, alert, above = false, children }: PayBarProps) {
  return (
    <div className={classes(styles.bar, !above && styles.alone)}>
      {alert}
      {terms && <p className={styles.terms}>{terms}</p>}
      <div className={styles.row}>
        <div className={styles.bought}>
          <span className={styles.what}>{what}</span>
          {note && <span className={styles.note}>{note}</span>}
        </div>
        <div className={styles.action}>{children}</div>
      </div>
    </div>
  )
}
