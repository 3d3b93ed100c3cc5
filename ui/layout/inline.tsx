import type { Space } from '../theme/scale.ts'
import { classes, type LayoutProps, named } from './element.ts'
import * as styles from './layout.css.ts'

export type InlineProps = LayoutProps & {
  readonly gap?: Space | 'none'
  readonly align?: keyof typeof styles.align
  readonly justify?: keyof typeof styles.justify
  /** When false, things stay on one line and shrink. */
  readonly wrap?: boolean
  /** Takes the room that is left, in a row or column. */
  readonly grow?: boolean
}

/** Things beside each other, at one distance, going on to a next line when there is no room. */
export function Inline({
  as: Element = 'div',
  gap = 's',
  align = 'center',
  justify = 'start',
  wrap = true,
  grow = false,
  children,
  ...rest
}: InlineProps) {
  return (
    <Element
      {...named(rest)}
      className={classes(
        styles.inline,
        gap !== 'none' && styles.gap[gap],
        styles.align[align],
        styles.justify[justify],
        wrap && styles.wrap,
        grow && styles.grow,
      )}
    >
      {children}
    </Element>
  )
}
