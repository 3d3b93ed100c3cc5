import type { ReactNode } from 'react'
import * as styles from './layout.css.ts'

/** A page with bars and footer, at least as high as the window. */
export function WholePage({ children }: { readonly children: ReactNode }) {
  return <div className={styles.wholePage}>{children}</div>
}
