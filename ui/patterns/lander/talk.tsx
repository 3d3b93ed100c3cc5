import { Fragment } from 'react'
import * as styles from './talk.css.ts'

export type TalkProps = {
  /** Caption: "A talk, made up". */
  readonly label: string
  /** Four lines, of two people in turns. */
  readonly lines: readonly string[]
}

const TURNS = ['first', 'second', 'third', 'fourth'] as const

/** A talk that writes itself, word by word, once; complete at once with reduced motion. */
export function Talk({ label, lines }: TalkProps) {
  return (
    <figure className={styles.figure}>
      <ol className={styles.talk}>
        {TURNS.map((turn, at) => (
          <li key={turn} className={styles.lines[turn]}>
            {lines[at]?.split(' ').map((word, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: words of a fixed sentence may repeat
              <Fragment key={nth}>
                <span className={styles.word}>{word}</span>{' '}
              </Fragment>
            ))}
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>{label}</figcaption>
    </figure>
  )
}
