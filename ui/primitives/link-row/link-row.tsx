import type { ReactNode } from 'react'
import { Anchor, type Destination } from '../anchor/anchor.tsx'
import { Icon } from '../icon/icon.tsx'
import * as styles from './link-row.css.ts'

export type LinkRowProps = {
  readonly to: Destination
  readonly title: ReactNode
  /** Secondary text: a date, for instance. */
  readonly detail: ReactNode
  /** A value, such as an `Amount`. */
  readonly value: ReactNode
  /** State, below the value. */
  readonly state?: ReactNode
}

/** A row that links to a page; use inside a list item. */
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
