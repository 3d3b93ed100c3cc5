import type { Space } from '../../tokens/scale.ts'
import { classes, type LayoutProps, named } from './element.ts'
import * as styles from './layout.css.ts'

export type InlineProps = LayoutProps & {
  readonly gap?: Space | 'none'
  readonly align?: keyof typeof styles.align
  readonly justify?: keyof typeof styles.justify
  /** When false, no wrapping: children shrink. */
  readonly wrap?: boolean
  /** Grows to fill a row or column. */
  readonly grow?: boolean
}

/** A wrapping row with a gap. */
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
