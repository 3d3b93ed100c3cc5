import { Anchor } from '../anchor/anchor.tsx'
import { Icon } from '../icon/icon.tsx'
import type { NavItem } from '../top-bar/nav-item.ts'
import * as styles from './bottom-bar.css.ts'

export type BottomBarProps = {
  /** The name of the navigation: "Main". */
  readonly label: string
  /** Three to five places. */
  readonly items: readonly NavItem[]
}

/** The main places in the thumb's reach, on phones only. */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <nav aria-label={label} className={styles.room}>
      <div className={styles.bar}>
        {items.map(({ to, label: words, icon, badge, current }) => (
          <Anchor
            key={words}
            to={to}
            className={styles.link}
            aria-current={current ? 'page' : undefined}
          >
            <span className={styles.picture}>
              <Icon name={icon} size="l" />
              {badge && <span className={styles.badge}>{badge}</span>}
            </span>
            <span className={styles.words}>{words}</span>
          </Anchor>
        ))}
      </div>
    </nav>
  )
}
