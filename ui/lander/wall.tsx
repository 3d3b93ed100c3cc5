import type { ReactNode } from 'react'
import { type Decoration, sized } from './sized.ts'
import * as styles from './wall.css.ts'

export type WallProps = {
  /** Up to six pictures of 4 by 5 that decorate; more do not hang here. */
  readonly pictures: readonly Decoration[]
  /** The words and the one action. */
  readonly children: ReactNode
}

/** How wide the second one and the rest hang at most: the first is fetched ahead, and so in one size. */
const SECOND = '(min-width: 768px) 14rem, 36vw'
const SMALL = '(min-width: 768px) 14rem, 22vw'
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** A wall of framed pictures, with the words hanging among them as in an exhibition. */
export function Wall({ pictures, children }: WallProps) {
  return (
    <div className={styles.plaster}>
      <div className={styles.wall}>
        <div className={styles.label}>{children}</div>
        {pictures.slice(0, PLACES.length).map((picture, at) => (
          <div key={picture.src} className={styles.frames[PLACES[at] ?? 'first']}>
            <img
              className={styles.picture}
              alt=""
              width={400}
              height={500}
              {...(at === 0
                ? { src: picture.src, fetchPriority: 'high' }
                : {
                    ...sized(picture, at === 1 ? SECOND : SMALL),
                    loading: 'lazy',
                    fetchPriority: 'low',
                  })}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
