import type { ReactNode } from 'react'
import { classes } from '../layout/element.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as styles from './text.css.ts'

export type AmountProps = {
  /** The amount, already written the way the member's language writes it. */
  readonly children: ReactNode
  readonly size?: keyof typeof styles.amountSize
  /** Money and credits are teal; a count of people or messages is not. */
  readonly tone?: 'trust' | 'ink' | 'muted' | 'inherit' | 'danger' | 'warning'
  /** Strikes the amount through; these words, such as "Was", say so to those who listen. */
  readonly was?: string
}

/** A price, a balance or a countdown: digits of one width, never broken over lines. */
export function Amount({ children, size = 'inherit', tone = 'trust', was }: AmountProps) {
  const Element = was ? 's' : 'span'
  return (
    <Element
      className={classes(
        styles.amount,
        styles.amountSize[size],
        styles.tone[tone],
        was && styles.struck,
      )}
    >
      {was && <VisuallyHidden>{was} </VisuallyHidden>}
      {children}
    </Element>
  )
}
