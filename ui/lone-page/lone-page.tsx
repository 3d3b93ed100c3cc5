import type { ReactNode } from 'react'
import { Anchor, type Destination } from '../anchor/anchor.tsx'
import { SKIP_TARGET } from '../skip-link/skip-target.ts'
import * as styles from './lone-page.css.ts'

export type LonePageProps = {
  /** The logo, where it leads, and what that is in words. */
  readonly logo: ReactNode
  readonly home: Destination
  readonly homeLabel: string
  /** What must be known whatever the page is about, such as being offline. */
  readonly notice?: ReactNode
  /** The one thing. */
  readonly children: ReactNode
}

/** A page with one thing on it: no places to go to, nothing beneath it. */
export function LonePage({ logo, home, homeLabel, notice, children }: LonePageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Anchor to={home} className={styles.logo} aria-label={homeLabel}>
          {logo}
        </Anchor>
      </header>
      {notice}
      <main {...SKIP_TARGET} className={styles.middle}>
        {children}
      </main>
    </div>
  )
}
