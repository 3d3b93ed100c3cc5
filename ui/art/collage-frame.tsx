import * as styles from './collage-frame.css.ts'

export type CollagePicture = {
  readonly src: string
  /** What the picture shows; an empty text when it only decorates. */
  readonly alt: string
}

export type CollageFrameProps = {
  /** Up to five pictures of 4 by 5; more do not lie on the table. */
  readonly pictures: readonly CollagePicture[]
}

/** The two at the top are the largest. */
const LARGE = 2
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** Prints taped on a table, a little over each other. */
export function CollageFrame({ pictures }: CollageFrameProps) {
  return (
    <ul className={styles.table}>
      {pictures.slice(0, PLACES.length).map(({ src, alt }, at) => (
        <li key={src} className={styles.prints[PLACES[at] ?? 'first']}>
          <img
            className={styles.picture}
            src={src}
            alt={alt}
            width={400}
            height={500}
            fetchPriority={at < LARGE ? 'high' : 'auto'}
          />
        </li>
      ))}
    </ul>
  )
}
