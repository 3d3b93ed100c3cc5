import type { ReactNode } from 'react'
import { Anchor, type Destination } from '../anchor/anchor.tsx'
import type { NavItem } from './nav-item.ts'
import * as styles from './top-bar.css.ts'

export type TopBarProps = {
  /** The name of the navigation: "Main". */
  readonly label: string
  /** The logo, where it leads, and what that is in words. */
  readonly logo: ReactNode
  readonly home: Destination
  readonly homeLabel: string
  readonly items?: readonly NavItem[]
  /** A back button, in an installed app. */
  readonly back?: ReactNode
  /** The account menu, or the button to log in. */
  readonly menu?: ReactNode
}

/** The bar at the top of every screen; on phones its places stand at the bottom instead. */
export function TopBar({ label, logo, home, homeLabel, items = [], back, menu }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        {back}
        <Anchor to={home} className={styles.logo} aria-label={homeLabel}>
          {logo}
        </Anchor>
        {items.length > 0 && (
          <nav aria-label={label} className={styles.nav}>
            {items.map((item) => (
              <Anchor
                key={item.label}
                to={item.to}
                className={styles.link}
                aria-current={item.current ? 'page' : undefined}
              >
                {item.label}
                {item.badge}
              </Anchor>
            ))}
          </nav>
        )}
        {menu && <div className={styles.menu}>{menu}</div>}
      </div>
    </header>
  )
}
