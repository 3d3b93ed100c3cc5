import type { ReactNode } from 'react'
import * as styles from './wall.css.ts'

export type WallProps = {
  /** Up to six pictures of 4 by 5 that decorate; more do not hang here. */
  readonly pictures: readonly string[]
  /** The words and the one action. */
  readonly children: ReactNode
}

/** How many of them a phone shows above the words. */
const FIRST = 2
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** A wall of framed pictures, with the words hanging among them as in an exhibition. */
export function Wall({ pictures, children }: WallProps) {
  return (
    <div className={styles.plaster}>
      <div className={styles.wall}>
        <div className={styles.label}>{children}</div>
        {pictures.slice(0, PLACES.length).map((src, at) => (
          <div key={src} className={styles.frames[PLACES[at] ?? 'first']}>
            <img
              className={styles.picture}
              src={src}
              alt=""
              width={400}
              height={500}
              {...(at < FIRST ? { fetchPriority: 'high' } : { loading: 'lazy' })}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
