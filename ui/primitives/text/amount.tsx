import type { ReactNode } from 'react'
import { classes } from '../layout/element.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as styles from './text.css.ts'

export type AmountProps = {
  /** The formatted amount. */
  readonly children: ReactNode
  readonly size?: keyof typeof styles.amountSize
  /** Money and credits are teal; a count of people or messages is not. */
  readonly tone?: 'trust' | 'ink' | 'muted' | 'inherit' | 'danger' | 'warning'
  /** Struck through, with a label such as "Was" for screen readers. */
  readonly was?: string
}

/** A price, balance or countdown: tabular digits, no wrapping. */
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
