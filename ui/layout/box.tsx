import type { Space } from '../theme/scale.ts'
import { classes, type LayoutProps, named } from './element.ts'
import * as styles from './layout.css.ts'

export type BoxProps = LayoutProps & {
  /** Room at the start and end of each line. */
  readonly inline?: Space
  /** Room above and below. */
  readonly block?: Space
  /** Takes the room that is left, in a row or column. */
  readonly grow?: boolean
}

/** Room around something that has none of its own. */
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
