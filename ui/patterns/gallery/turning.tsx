import { IconButton } from '../../primitives/button/icon-button.tsx'
import * as styles from './gallery.css.ts'
import type { GalleryWords } from './series.ts'

export type TurningProps = {
  readonly at: number
  readonly count: number
  readonly words: GalleryWords
  readonly go: (index: number) => void
}

/** Position, with previous and next buttons. */
export function Turning({ at, count, words, go }: TurningProps) {
  return (
    <>
      <output className={styles.count}>{words.place(at, count)}</output>
      {at > 0 && (
        <span className={styles.previous}>
          <IconButton
            icon="previous"
            tone="photo"
            label={words.previous}
            onClick={() => go(at - 1)}
          />
        </span>
      )}
      {at < count - 1 && (
        <span className={styles.next}>
          <IconButton icon="next" tone="photo" label={words.next} onClick={() => go(at + 1)} />
        </span>
      )}
    </>
  )
}
