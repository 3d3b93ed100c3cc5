import type { ReactNode } from 'react'
import * as styles from './letter.css.ts'

export type LetterProps = {
  /** A picture of whoever the words are of. */
  readonly photo: ReactNode
  /** Who that is. */
  readonly head: ReactNode
  /** Their own words; their direction is found from the words. */
  readonly words?: string | undefined
  /** The action, under the words. */
  readonly children: ReactNode
}

/** Somebody's own words on a sheet of paper, with their picture taped to it. */
export function Letter({ photo, head, words, children }: LetterProps) {
  return (
    <div className={styles.desk}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <div className={styles.print}>{photo}</div>
          <div className={styles.name}>{head}</div>
        </div>
        {words && (
          <blockquote className={styles.words} dir="auto">
            {words}
          </blockquote>
        )}
        {children}
      </div>
    </div>
  )
}
