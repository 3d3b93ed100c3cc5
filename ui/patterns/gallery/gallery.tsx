import * as styles from './gallery.css.ts'
import type { GalleryPhoto, GalleryWords } from './series.ts'
import { Enlargeable } from './single-photo.tsx'
import { Turning } from './turning.tsx'
import { useOneStop } from './use-one-stop.ts'
import { useSlides } from './use-slides.ts'

export type GalleryProps = {
  /** The member's name. */
  readonly label: string
  readonly photos: readonly GalleryPhoto[]
  readonly words: GalleryWords
  /** Called with the index of the photo to enlarge; if absent, no lightbox. */
  readonly onOpen?: (index: number) => void
}

/** A photo carousel: by swiping, buttons and arrow keys. One tab stop, that of the photo that is seen. */
export function Gallery({ label, photos, words, onOpen }: GalleryProps) {
  const { strip, at, go, moved, keys } = useSlides<HTMLUListElement>(photos.length)
  useOneStop(strip, at)
  const many = photos.length > 1
  return (
    <section className={styles.gallery} aria-label={label} onKeyDown={keys}>
      <ul ref={strip} className={styles.strip} onScroll={moved}>
        {photos.map((photo, index) => (
          <li key={photo.id} className={styles.slide}>
            <Enlargeable
              photo={photo}
              missing={words.missing}
              eager={index === 0}
              onOpen={onOpen && (() => onOpen(index))}
            />
          </li>
        ))}
      </ul>
      {many && <Turning at={at} count={photos.length} words={words} go={go} />}
    </section>
  )
}
