import type { Space } from '../theme/scale.ts'
import { classes, type LayoutProps, named } from './element.ts'
import * as styles from './layout.css.ts'

export type StackProps = LayoutProps & {
  readonly gap?: Space | 'none'
  readonly align?: keyof typeof styles.align
  readonly justify?: keyof typeof styles.justify
  /** Takes the room that is left, in a row or column. */
  readonly grow?: boolean
}

/** Things under each other, at one distance. */
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
