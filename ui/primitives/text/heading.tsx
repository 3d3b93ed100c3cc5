import type { ReactNode } from 'react'
import { classes } from '../layout/element.ts'
import * as styles from './text.css.ts'
import { unbroken } from './unbroken.tsx'

type Level = 1 | 2 | 3 | 4
type Size = keyof typeof styles.headingSize

const ELEMENTS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const
/** The rule for pages; only landers and the home page, where the title is the picture, are larger. */
const SIZES: Readonly<Record<Level, Size>> = { 1: 'xl', 2: 'l', 3: 'm', 4: 'm' }

export type HeadingProps = {
  readonly children: ReactNode
  /** Heading level. */
  readonly level?: Level
  /** Visual size, if different from the level. */
  readonly size?: Size
  readonly align?: keyof typeof styles.align
  readonly tone?: 'ink' | 'ember' | 'trust' | 'inherit'
  /** User text, such as a name: direction is detected (`dir="auto"`). */
  readonly typed?: boolean
  readonly id?: string | undefined
  /** Focused on mount, so that a new step is read from its start. */
  readonly arrives?: boolean
}

const focus = (heading: HTMLHeadingElement | null) => heading?.focus()

/** Names a page or a part of it, in the display font. */
export function Heading({
  children,
  level = 2,
  size = SIZES[level],
  align = 'start',
  tone = 'ink',
  typed = false,
  id,
  arrives = false,
}: HeadingProps) {
  const Element = ELEMENTS[level]
  return (
    <Element
      id={id}
      dir={typed ? 'auto' : undefined}
      {...(arrives && { ref: focus, tabIndex: -1 })}
      className={classes(
        styles.heading,
        arrives && styles.arrives,
        styles.headingSize[size],
        styles.tone[tone],
        align !== 'start' && styles.align[align],
      )}
    >
      {unbroken(children)}
    </Element>
  )
}
