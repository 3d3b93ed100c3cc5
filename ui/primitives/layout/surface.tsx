import type { Space } from '../../tokens/scale.ts'
import { classes, type LayoutProps, named } from './element.ts'
import * as styles from './layout.css.ts'

export type SurfaceProps = LayoutProps & {
  readonly tone?: keyof typeof styles.tone
  readonly inset?: Space | 'none'
}

/** A card, and quieter variants. */
export function Surface({
  as: Element = 'div',
  tone = 'card',
  inset = 'l',
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
      )}
    >
      {children}
    </Element>
  )
}
