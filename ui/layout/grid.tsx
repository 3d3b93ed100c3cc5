import type { Space } from '../theme/scale.ts'
import { classes, type LayoutProps, named } from './element.ts'
import * as styles from './layout.css.ts'

export type GridProps = LayoutProps & {
  readonly gap?: Space
  /** What stands in a cell: two faces fit beside each other on a phone, one card does. */
  readonly cell?: keyof typeof styles.cell
}

/** As many equal cells beside each other as fit. The columns depend on the width alone, so nothing jumps as cells arrive. */
export function Grid({
  as: Element = 'div',
  gap = 's',
  cell = 'face',
  children,
  ...rest
}: GridProps) {
  return (
    <Element {...named(rest)} className={classes(styles.grid, styles.cell[cell], styles.gap[gap])}>
      {children}
    </Element>
  )
}
