import type { ReactNode } from 'react'
import { Amount } from '../text/amount.tsx'
import { Text } from '../text/text.tsx'
import * as styles from './stat.css.ts'

export type StatsProps = { readonly children: ReactNode }

/** A few figures beside each other. */
export function Stats({ children }: StatsProps) {
  return <dl className={styles.stats}>{children}</dl>
}

export type StatProps = {
  /** What is counted. */
  readonly label: string
  /** The figure, already written for the reader. */
  readonly value: string
  /** Trust for money and credits, ink for everything else. */
  readonly tone?: 'trust' | 'ink'
}

/** One figure and what it is of, inside `Stats`. */
export function Stat({ label, value, tone = 'ink' }: StatProps) {
  return (
    <div className={styles.stat}>
      <Text as="dt" size="s" tone="muted">
        {label}
      </Text>
      <dd>
        <Amount size="xl" tone={tone}>
          {value}
        </Amount>
      </dd>
    </div>
  )
}
