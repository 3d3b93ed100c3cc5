import type { ReactNode } from 'react'
import * as styles from './letter.css.ts'

export type LetterProps = {
  /** A photo of the writer. */
  readonly photo: ReactNode
  /** The writer's name. */
  readonly head: ReactNode
  /** The text; direction is detected (`dir="auto"`). */
  readonly words?: string | undefined
  /** The action, below the text. */
  readonly children: ReactNode
}

/** A text as a letter on paper, with the writer's photo. */
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
