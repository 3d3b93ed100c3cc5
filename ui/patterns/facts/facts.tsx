import type { ReactNode } from 'react'
import { Text } from '../../primitives/text/text.tsx'
import * as styles from './facts.css.ts'

export type FactsProps = { readonly children: ReactNode }

/** A description list of labels and values: an address, a number. */
export function Facts({ children }: FactsProps) {
  return <dl className={styles.facts}>{children}</dl>
}

export type FactProps = { readonly name: string; readonly children: ReactNode }

/** One of them, inside `Facts`. */
export function Fact({ name, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <Text as="dd">{children}</Text>
    </div>
  )
}
