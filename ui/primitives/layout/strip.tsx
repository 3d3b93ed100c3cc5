import type { Space } from '../../tokens/scale.ts'
import { classes, type LayoutProps, named } from './element.ts'
import * as styles from './layout.css.ts'

export type StripProps = LayoutProps & { readonly gap?: Space }

/** A horizontally scrolling row. */
export function Strip({ as: Element = 'div', gap = 'xs', children, ...rest }: StripProps) {
  return (
    <Element {...named(rest)} className={classes(styles.strip, styles.gap[gap])}>
      {children}
    </Element>
  )
}
