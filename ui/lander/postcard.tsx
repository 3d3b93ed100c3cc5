import type { ReactNode } from 'react'
import { Mark } from '../mark/mark.tsx'
import * as styles from './postcard.css.ts'

export type PostcardProps = {
  /** What is on the front. */
  readonly picture: ReactNode
  /** The lines of the address: a word and what stands behind it. */
  readonly lines: readonly { readonly term: string; readonly said: ReactNode }[]
  readonly head: ReactNode
  /** The action. */
  readonly children: ReactNode
}

/** A postcard that still has to be written: its picture, and whom it goes to. */
export function Postcard({ picture, lines, head, children }: PostcardProps) {
  return (
    <div className={styles.table}>
      <div className={styles.card}>
        <div className={styles.picture}>{picture}</div>
        <span className={styles.stamp} aria-hidden="true">
          <Mark size="l" tone="plain" />
        </span>
        <div className={styles.head}>{head}</div>
        <div className={styles.rest}>
          <dl className={styles.lines}>
            {lines.map(({ term, said }) => (
              <div key={term} className={styles.line}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.said}>{said}</dd>
              </div>
            ))}
          </dl>
          {children}
        </div>
      </div>
    </div>
  )
}
