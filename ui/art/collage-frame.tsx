import { type Decoration, sized } from '../lander/sized.ts'
import * as styles from './collage-frame.css.ts'

export type CollagePicture = Decoration & {
  /** What the picture shows; an empty text when it only decorates. */
  readonly alt: string
}

export type CollageFrameProps = {
  /** Up to five pictures of 4 by 5; more do not lie on the table. */
  readonly pictures: readonly CollagePicture[]
}

/** How wide the second one and the rest lie at most: the first is fetched ahead, and so in one size. */
const SECOND = '(min-width: 768px) 20rem, 42vw'
const SMALL = '(min-width: 768px) 14rem, 27vw'
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** Prints taped on a table, a little over each other. */
export function CollageFrame({ pictures }: CollageFrameProps) {
  return (
    <ul className={styles.table}>
      {pictures.slice(0, PLACES.length).map((picture, at) => (
        <li key={picture.src} className={styles.prints[PLACES[at] ?? 'first']}>
          <img
            className={styles.picture}
            alt={picture.alt}
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
        </li>
      ))}
    </ul>
  )
}
