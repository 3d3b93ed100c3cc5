import { IconButton } from '../../primitives/button/icon-button.tsx'
import * as styles from './gallery.css.ts'
import type { GalleryWords } from './series.ts'

export type TurningProps = {
  readonly at: number
  readonly count: number
  readonly words: GalleryWords
  readonly go: (index: number) => void
  /** For who points: the arrow keys do the same. */
  readonly pointed?: boolean
}

/** Position, with previous and next buttons. */
export function Turning({ at, count, words, go, pointed = false }: TurningProps) {
  const stop = pointed ? { tabIndex: -1 } : {}
  return (
    <>
      <output className={styles.count}>{words.place(at, count)}</output>
      {at > 0 && (
        <span className={styles.previous}>
          <IconButton
            {...stop}
            icon="previous"
            tone="photo"
            label={words.previous}
            onClick={() => go(at - 1)}
          />
        </span>
      )}
      {at < count - 1 && (
        <span className={styles.next}>
          <IconButton
            {...stop}
            icon="next"
            tone="photo"
            label={words.next}
            onClick={() => go(at + 1)}
          />
        </span>
      )}
    </>
  )
}
