import type { ReactNode } from 'react'
import { Anchor, type Destination } from '../anchor/anchor.tsx'
import { SKIP_TARGET } from '../skip-link/skip-target.ts'
import * as styles from './lone-page.css.ts'

export type LonePageProps = {
  /** The logo with its link and accessible name. */
  readonly logo: ReactNode
  readonly home: Destination
  readonly homeLabel: string
  /** Notices for every page, such as being offline. */
  readonly notice?: ReactNode
  /** What must be in reach on every page, in one quiet line. */
  readonly foot?: ReactNode
  /** The content. */
  readonly children: ReactNode
}

/** A page with one thing on it: no places to go to, and a line beneath it at most. */
export function LonePage({ logo, home, homeLabel, notice, foot, children }: LonePageProps) {
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
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </div>
  )
}
