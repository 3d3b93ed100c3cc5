import { useLayoutEffect } from 'react'
import { FullScreenDialog } from '../../primitives/dialog/dialog.tsx'
import { Photo } from '../../primitives/photo/photo.tsx'
import * as styles from './gallery.css.ts'
import type { GalleryPhoto, GalleryWords } from './series.ts'
import { Turning } from './turning.tsx'
import { useSlides } from './use-slides.ts'

export type LightboxProps = {
  /** The member's name. */
  readonly label: string
  readonly photos: readonly GalleryPhoto[]
  readonly words: GalleryWords
  readonly closeLabel: string
  /** Index of the first photo; `null` while closed. */
  readonly start: number | null
  readonly onClose: () => void
}

/** Photos in full screen, one at a time. */
export function Lightbox({ label, photos, words, closeLabel, start, onClose }: LightboxProps) {
  return (
    <FullScreenDialog
      tone="shade"
      title={label}
      titleHidden
      open={start !== null}
      onClose={onClose}
      closeLabel={closeLabel}
    >
      <Slides photos={photos} words={words} start={start ?? 0} />
    </FullScreenDialog>
  )
}

type SlidesProps = Pick<LightboxProps, 'photos' | 'words'> & { readonly start: number }

function Slides({ photos, words, start }: SlidesProps) {
  const { strip, at, go, moved, keys } = useSlides<HTMLUListElement>(photos.length, start)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it opens; what follows is the member's
  useLayoutEffect(() => go(start, 'instant'), [start])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys only add to its buttons
    <div className={styles.enlarged} onKeyDown={keys}>
      <ul
        ref={strip}
        className={styles.enlargedStrip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={moved}
      >
        {photos.map(({ id, lock, action, enlarge: _, ...photo }) => (
          <li key={id} className={styles.slide}>
            <Photo {...photo} lock={lock} missing={words.missing} aspect="whole" />
            {action && <div className={styles.action}>{action}</div>}
          </li>
        ))}
      </ul>
      {photos.length > 1 && <Turning at={at} count={photos.length} words={words} go={go} />}
    </div>
  )
}
