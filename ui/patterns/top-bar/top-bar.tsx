import type { ReactNode } from 'react'
import { Anchor, type Destination } from '../../primitives/anchor/anchor.tsx'
import type { NavItem } from './nav-item.ts'
import * as styles from './top-bar.css.ts'

export type TopBarProps = {
  /** The name of the navigation: "Main". */
  readonly label: string
  /** The logo with its link and accessible name. */
  readonly logo: ReactNode
  readonly home: Destination
  readonly homeLabel: string
  readonly items?: readonly NavItem[]
  /** A back button, in an installed app. */
  readonly back?: ReactNode
  /** The account menu, or the login button. */
  readonly menu?: ReactNode
  /** A second action, where there is room for it. */
  readonly also?: ReactNode
}

/** The top bar; on phones its items are in the bottom navigation. */
export function TopBar({
  label,
  logo,
  home,
  homeLabel,
  items = [],
  back,
  menu,
  also,
}: TopBarProps) {
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
        {(menu || also) && (
          <div className={styles.menu}>
            {menu}
            {also && <div className={styles.also}>{also}</div>}
          </div>
        )}
      </div>
    </header>
  )
}
