import type { Space } from '../../tokens/scale.ts'
import { classes, type LayoutProps, named } from './element.ts'
import * as styles from './layout.css.ts'

export type GridProps = LayoutProps & {
  readonly gap?: Space
  /** Minimum cell width: two photos fit beside each other on a phone, one card does. */
  readonly cell?: keyof typeof styles.cell
  /** Whether the first cell spans two columns. */
  readonly lead?: boolean
}

/** A grid of equal cells. Columns depend only on the width, so that no layout shift occurs as cells arrive. */
export function Grid({
  as: Element = 'div',
  gap = 's',
  cell = 'face',
  lead = false,
  children,
  ...rest
}: GridProps) {
  return (
    <Element
      {...named(rest)}
      className={classes(styles.grid, styles.cell[cell], styles.gap[gap], lead && styles.leading)}
    >
      {children}
    </Element>
  )
}
