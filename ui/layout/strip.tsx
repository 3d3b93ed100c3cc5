import type { Space } from '../theme/scale.ts'
import { classes, type LayoutProps, named } from './element.ts'
import * as styles from './layout.css.ts'

export type StripProps = LayoutProps & { readonly gap?: Space }

/** One line of things that scrolls sideways instead of wrapping. */
export function Strip({ as: Element = 'div', gap = 'xs', children, ...rest }: StripProps) {
  return (
    <Element {...named(rest)} className={classes(styles.strip, styles.gap[gap])}>
      {children}
    </Element>
  )
}
