import type { Space } from '../../tokens/scale.ts'
import { classes, type LayoutProps, named } from './element.ts'
import * as styles from './layout.css.ts'

export type SurfaceProps = LayoutProps & {
  readonly tone?: keyof typeof styles.tone
  readonly inset?: Space | 'none'
  /** Printed without the rest of its page, such as a receipt, and without its buttons. */
  readonly printsAlone?: boolean
}

/** A card, and quieter variants. */
export function Surface({
  as: Element = 'div',
  tone = 'card',
  inset = 'l',
  printsAlone = false,
  children,
  ...rest
}: SurfaceProps) {
  return (
    <Element
      {...named(rest)}
      className={classes(
        styles.surface,
        styles.tone[tone],
        inset !== 'none' && styles.inset[inset],
        printsAlone && styles.printed,
      )}
    >
      {children}
    </Element>
  )
}
