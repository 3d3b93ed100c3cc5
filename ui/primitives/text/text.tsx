import type { ReactNode } from 'react'
import type { Weight } from '../../tokens/scale.ts'
import { classes } from '../layout/element.ts'
import * as styles from './text.css.ts'

export type TextProps = {
  readonly children: ReactNode
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'li' | 'figcaption'
  readonly size?: keyof typeof styles.size
  readonly tone?: keyof typeof styles.tone
  readonly weight?: Weight
  readonly align?: keyof typeof styles.align
  /** No longer lines than are read with ease, where the column is wider. */
  readonly measured?: boolean
  /** Maximum number of lines, then an ellipsis. */
  readonly lines?: 1 | 2 | 3 | 4
  /** User text: direction is detected, and line breaks are kept. */
  readonly typed?: boolean
  readonly id?: string | undefined
  readonly lang?: string | undefined
}

/** Short texts below a headline. */
const LARGE: ReadonlySet<TextProps['size']> = new Set(['l', 'xl'])

/** Body text. */
export function Text({
  children,
  as: Element = 'p',
  size = 'm',
  tone = 'inherit',
  weight = 'regular',
  align = 'start',
  measured = false,
  lines,
  typed = false,
  ...rest
}: TextProps) {
  return (
    <Element
      {...rest}
      dir={typed ? 'auto' : undefined}
      className={classes(
        styles.text,
        styles.size[size],
        styles.tone[tone],
        styles.weight[weight],
        align !== 'start' && styles.align[align],
        measured && styles.measured,
        lines === 1 && styles.truncated,
        lines && lines > 1 && styles.clamped,
        (lines === 2 || lines === 3 || lines === 4) && styles.lines[lines],
        Element === 'p' &&
          (align === 'center' || LARGE.has(size) ? styles.balanced : styles.pretty),
        typed && lines !== 1 && styles.asTyped,
      )}
    >
      {children}
    </Element>
  )
}
