import type { Breakpoint, Space } from '../../tokens/scale.ts'
import { classes, type LayoutProps, named } from './element.ts'
import * as styles from './layout.css.ts'

export type ColumnsProps = LayoutProps & {
  readonly gap?: Space
  /** Breakpoint from which the children are side by side; below it they are stacked. */
  readonly from?: Breakpoint
  readonly share?: keyof typeof styles.shares
  readonly align?: keyof typeof styles.align
}

/** Responsive columns. */
export function Columns({
  as: Element = 'div',
  gap = 'l',
  from = 'm',
  share = 'even',
  align = 'stretch',
  children,
  ...rest
}: ColumnsProps) {
  return (
    <Element
      {...named(rest)}
      className={classes(
        styles.columns,
        share === 'even' && styles.evenly,
        styles.shares[share][from],
        styles.gap[gap],
        styles.align[align],
      )}
    >
      {children}
    </Element>
  )
}
