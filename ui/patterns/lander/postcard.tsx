import type { ReactNode } from 'react'
import { Mark } from '../../art/mark/mark.tsx'
import * as styles from './postcard.css.ts'

export type PostcardProps = {
  /** The picture. */
  readonly picture: ReactNode
  /** Lines of the address: label and value. */
  readonly lines: readonly { readonly term: string; readonly said: ReactNode }[]
  readonly head: ReactNode
  /** The action. */
  readonly children: ReactNode
}

/** An unwritten postcard: picture and addressee. */
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
