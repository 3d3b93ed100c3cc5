import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../layout/element.ts'
import * as styles from './link.css.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & {
  /** Where it leads, in words. With `asChild` one router's link, which then looks like this link. */
  readonly children: ReactNode
  readonly tone?: keyof typeof styles.tone
  /** Stands by itself instead of within a sentence, and is large enough for a finger. */
  readonly alone?: boolean
  /** Lends its look to its one child, an anchor or a router's link. */
  readonly asChild?: boolean
}

/** Leads somewhere else. */
export function Link({
  children,
  tone = 'inherit',
  alone = false,
  asChild = false,
  ...rest
}: LinkProps) {
  const Element = asChild ? Slot.Root : 'a'
  return (
    <Element {...rest} className={classes(styles.link, styles.tone[tone], alone && styles.alone)}>
      {children}
    </Element>
  )
}
