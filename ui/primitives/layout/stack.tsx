import type { Space } from '../../tokens/scale.ts'
import { classes, type LayoutProps, named } from './element.ts'
import * as styles from './layout.css.ts'

export type StackProps = LayoutProps & {
  readonly gap?: Space | 'none'
  readonly align?: keyof typeof styles.align
  readonly justify?: keyof typeof styles.justify
  /** Grows to fill a row or column. */
  readonly grow?: boolean
}

/** A column with a gap. */
export function Stack({
  as: Element = 'div',
  gap = 'm',
  align = 'stretch',
  justify = 'start',
  grow = false,
  children,
  ...rest
}: StackProps) {
  return (
    <Element
      {...named(rest)}
      className={classes(
        styles.stack,
        gap !== 'none' && styles.gap[gap],
        styles.align[align],
        styles.justify[justify],
        grow && styles.grow,
      )}
    >
      {children}
    </Element>
  )
}
