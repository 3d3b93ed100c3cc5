import type { ReactNode } from 'react'
import { Print, type Printed } from '../art/print.tsx'
import * as styles from './wall.css.ts'

export type WallProps = {
  /** Up to six pictures of 4 by 5 that decorate; more do not hang here. */
  readonly pictures: readonly Printed[]
  /** The words and the one action. */
  readonly children: ReactNode
}

/** How wide the two above the words hang at most, and the others. */
const LARGE = { phone: '36vw', wide: '14rem' }
const SMALL = { phone: '22vw', wide: '14rem' }
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** A wall of framed pictures, with the words hanging among them as in an exhibition. */
export function Wall({ pictures, children }: WallProps) {
  return (
    <div className={styles.plaster}>
      <div className={styles.wall}>
        <div className={styles.label}>{children}</div>
        {pictures.slice(0, PLACES.length).map((picture, at) => (
          <div key={picture.src} className={styles.frames[PLACES[at] ?? 'first']}>
            <Print {...picture} alt="" opens={at === 0} shown={at < 2 ? LARGE : SMALL} />
          </div>
        ))}
      </div>
    </div>
  )
}
