import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../layout/element.ts'
import * as styles from './link.css.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & {
  /** The text. With `asChild` one router's link, which is styled as this link. */
  readonly children: ReactNode
  readonly tone?: keyof typeof styles.tone
  /** Standalone instead of within a sentence, with a touch target. */
  readonly alone?: boolean
  /** Within a sentence, never broken across lines: a few words. */
  readonly whole?: boolean
  /** Styles its one child, an anchor or a router's link. */
  readonly asChild?: boolean
}

/** A link. */
export function Link({
  children,
  tone = 'inherit',
  alone = false,
  whole = false,
  asChild = false,
  ...rest
}: LinkProps) {
  const Element = asChild ? Slot.Root : 'a'
  return (
    <Element
      {...rest}
      className={classes(
        styles.link,
        styles.tone[tone],
        alone && styles.alone,
        whole && styles.whole,
        alone && tone !== 'inherit' && styles.coloured,
      )}
    >
      {children}
    </Element>
  )
}
