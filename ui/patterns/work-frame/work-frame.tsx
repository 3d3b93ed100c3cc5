import type { ReactNode } from 'react'
import { Anchor, type Destination } from '../../primitives/anchor/anchor.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { SKIP_TARGET } from '../../primitives/skip-link/skip-target.ts'
import { BottomBar } from '../bottom-bar/bottom-bar.tsx'
import type { NavItem } from '../top-bar/nav-item.ts'
import * as styles from './work-frame.css.ts'

export type WorkFrameProps = {
  /** The name of the navigation: "Main". */
  readonly label: string
  /** The logo with its link and accessible name. */
  readonly logo: ReactNode
  readonly home: Destination
  readonly homeLabel: string
  /** The places of the tool, in groups. */
  readonly groups: readonly (readonly NavItem[])[]
  /** The places in the bottom navigation of a phone: three to five. */
  readonly few: readonly NavItem[]
  /** Who is at work and how to leave, below the navigation. */
  readonly foot: ReactNode
  /** On a phone: a menu of the other places, and the way out. */
  readonly menu: ReactNode
  readonly children: ReactNode
}

/** The frame of a tool: its places at the side, or on a phone at the bottom and in a menu. */
export function WorkFrame({
  label,
  logo,
  home,
  homeLabel,
  groups,
  few,
  foot,
  menu,
  children,
}: WorkFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <Anchor to={home} className={styles.logo} aria-label={homeLabel}>
          {logo}
        </Anchor>
        <nav aria-label={label} className={styles.nav}>
          {groups.map((items) => (
            <div key={items[0]?.label} className={styles.group}>
              {items.map((item) => (
                <Place key={item.label} {...item} />
              ))}
            </div>
          ))}
        </nav>
        <div className={styles.foot}>{foot}</div>
      </div>
      <header className={styles.top}>
        <Anchor to={home} className={styles.logo} aria-label={homeLabel}>
          {logo}
        </Anchor>
        {menu}
      </header>
      <main {...SKIP_TARGET} className={styles.content}>
        {children}
      </main>
      <BottomBar label={label} items={few} />
    </div>
  )
}

function Place({ label, to, icon, badge, current }: NavItem) {
  return (
    <Anchor to={to} className={styles.link} aria-current={current ? 'page' : undefined}>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
      {badge}
    </Anchor>
  )
}
