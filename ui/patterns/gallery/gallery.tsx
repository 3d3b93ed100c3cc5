import { Photo } from '../../primitives/photo/photo.tsx'
import * as styles from './gallery.css.ts'
import type { GalleryPhoto, GalleryWords } from './series.ts'
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
        {photos.map(({ id, lock, alt, enlarge, action: _, ...photo }, index) => {
          const open = lock ? undefined : onOpen
          return (
            <li key={id} className={styles.slide}>
              <Photo
                {...photo}
                // The button says it.
                alt={open && enlarge ? '' : alt}
                lock={lock}
                missing={words.missing}
                eager={index === 0}
              />
              {open && (
                <button
                  type="button"
                  className={styles.open}
                  aria-label={enlarge ?? alt}
                  onClick={() => open(index)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {many && <Turning at={at} count={photos.length} words={words} go={go} pointed />}
    </section>
  )
}
