import type { ReactNode } from 'react'
import { Anchor, type Destination } from '../anchor/anchor.tsx'
import { Icon } from '../icon/icon.tsx'
import * as styles from './link-row.css.ts'

export type LinkRowProps = {
  readonly to: Destination
  readonly title: ReactNode
  /** What tells it from the others of its kind: when it was, for instance. */
  readonly detail: ReactNode
  /** What it comes to, an `Amount` for instance. */
  readonly value: ReactNode
  /** How it stands, below the value. */
  readonly state?: ReactNode
}

/** One of several things that each lead to a page of their own; stands in an item of a list. */
export function LinkRow({ to, title, detail, value, state }: LinkRowProps) {
  return (
    <Anchor to={to} className={styles.row}>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.detail}>{detail}</span>
      </span>
      <span className={styles.end}>
        <span className={styles.value}>
          {value}
          {state && <span className={styles.detail}>{state}</span>}
        </span>
        <Icon name="next" size="s" />
      </span>
    </Anchor>
  )
}
