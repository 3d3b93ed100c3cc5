import type { ReactNode } from 'react'
import { Print, type Printed } from '../../art/scenes/print.tsx'
import * as styles from './wall.css.ts'

export type WallProps = {
  /** Up to six decorative pictures of 4 by 5; more are ignored. */
  readonly pictures: readonly Printed[]
  /** The text and the primary action. */
  readonly children: ReactNode
}

/** Maximum widths of the two above the text, and of the others. */
const LARGE = { phone: '36vw', wide: '14rem' }
const SMALL = { phone: '22vw', wide: '14rem' }
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** A wall of framed pictures with the text among them. */
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
