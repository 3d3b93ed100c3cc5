import type { Space } from '../../tokens/scale.ts'
import { classes, type LayoutProps, named } from './element.ts'
import { gap as gaps } from './layout.css.ts'
import { strip } from './strip.css.ts'

export type StripProps = LayoutProps & { readonly gap?: Space }

/** A horizontally scrolling row. */
export function Strip({ as: Element = 'div', gap = 'xs', children, ...rest }: StripProps) {
  return (
    <Element {...named(rest)} className={classes(strip, gaps[gap])}>
      {children}
    </Element>
  )
}
