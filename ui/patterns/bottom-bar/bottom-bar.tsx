import { Anchor } from '../../primitives/anchor/anchor.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { VisuallyHidden } from '../../primitives/layout/visually-hidden.tsx'
import type { NavItem } from '../top-bar/nav-item.ts'
import * as styles from './bottom-bar.css.ts'

export type BottomBarProps = {
  /** The name of the navigation: "Main". */
  readonly label: string
  /** Three to five items. */
  readonly items: readonly NavItem[]
  /** Reserves space for one more item. */
  readonly awaiting?: boolean
}

/** The bottom navigation, on phones only. */
export function BottomBar({ label, items, awaiting = false }: BottomBarProps) {
  return (
    <nav aria-label={label} className={styles.room}>
      <div className={styles.bar}>
        {items.map(({ to, label, short, icon, badge, current }) => (
          <Anchor
            key={label}
            to={to}
            className={styles.link}
            aria-current={current ? 'page' : undefined}
          >
            <span className={styles.picture}>
              <Icon name={icon} size="l" />
              {badge && <span className={styles.badge}>{badge}</span>}
            </span>
            <span className={styles.words} aria-hidden={short ? true : undefined}>
              {short ?? label}
            </span>
            {short && <VisuallyHidden>{label}</VisuallyHidden>}
          </Anchor>
        ))}
        {awaiting && <span className={styles.awaited} />}
      </div>
    </nav>
  )
}
