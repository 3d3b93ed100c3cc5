import { type LayoutProps, named } from './element.ts'
import * as styles from './layout.css.ts'

/** The primary action of a screen, sticky at the bottom. */
export function StickyBar({ as: Element = 'div', children, ...rest }: LayoutProps) {
  return (
    <Element {...named(rest)} className={styles.stickyBar}>
      {children}
    </Element>
  )
}
