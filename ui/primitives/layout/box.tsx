import type { Space } from '../../tokens/scale.ts'
import { classes, type LayoutProps, named } from './element.ts'
import * as styles from './layout.css.ts'

export type BoxProps = LayoutProps & {
  /** Inline padding. */
  readonly inline?: Space
  /** Block padding. */
  readonly block?: Space
  /** Grows to fill a row or column. */
  readonly grow?: boolean
}

/** Padding for content without its own. */
export function Box({
  as: Element = 'div',
  inline,
  block,
  grow = false,
  children,
  ...rest
}: BoxProps) {
  return (
    <Element
      {...named(rest)}
      className={classes(
        inline && styles.insetInline[inline],
        block && styles.insetBlock[block],
        grow && styles.grow,
      )}
    >
      {children}
    </Element>
  )
}
