import type { ReactNode } from 'react'
import * as styles from './layout.css.ts'

/** A page with its bars and its footer: never shorter than the window, so that the footer stands at the foot. */
export function WholePage({ children }: { readonly children: ReactNode }) {
  return <div className={styles.wholePage}>{children}</div>
}
