import { type LayoutProps, named } from './element.ts'
import * as styles from './layout.css.ts'

/** The main action of a screen, kept within reach of the thumb while the page scrolls behind it. */
export function StickyBar({ as: Element = 'div', children, ...rest }: LayoutProps) {
  return (
    <Element {...named(rest)} className={styles.stickyBar}>
      {children}
    </Element>
  )
}
