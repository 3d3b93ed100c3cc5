import type { ReactNode } from 'react'
import { Amount } from '../text/amount.tsx'
import { Text } from '../text/text.tsx'
import * as styles from './stat.css.ts'

export type StatsProps = { readonly children: ReactNode }

/** A row of figures. */
export function Stats({ children }: StatsProps) {
  return <dl className={styles.stats}>{children}</dl>
}

export type StatProps = {
  /** The label. */
  readonly label: string
  /** The formatted value. */
  readonly value: string
  /** Trust for money and credits, ink for the rest. */
  readonly tone?: 'trust' | 'ink'
}

/** A figure with its label, inside `Stats`. */
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
