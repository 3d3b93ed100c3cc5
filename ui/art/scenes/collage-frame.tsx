import * as styles from './collage-frame.css.ts'
import { Print, type Printed } from './print.tsx'

export type CollagePicture = Printed & {
  /** Alternative text; '' if decorative. */
  readonly alt: string
}

export type CollageFrameProps = {
  /** Up to five pictures of 4 by 5; more are ignored. */
  readonly pictures: readonly CollagePicture[]
}

/** Maximum widths of the two at the top, and of the others. */
const LARGE = { phone: '42vw', wide: '20rem' }
const SMALL = { phone: '27vw', wide: '14rem' }
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** Prints taped on a table, a little over each other. */
export function CollageFrame({ pictures }: CollageFrameProps) {
  return (
    <ul className={styles.table}>
      {pictures.slice(0, PLACES.length).map((picture, at) => (
        <li key={picture.src} className={styles.prints[PLACES[at] ?? 'first']}>
          <Print {...picture} opens={at === 0} shown={at < 2 ? LARGE : SMALL} />
        </li>
      ))}
    </ul>
  )
}
