import { Photo } from '../../primitives/photo/photo.tsx'
import * as styles from './gallery.css.ts'
import type { GalleryPhoto } from './series.ts'

export type EnlargeableProps = {
  readonly photo: GalleryPhoto
  /** Text where it is missing. */
  readonly missing: string
  readonly eager?: boolean
  /** Enlarges it; if absent, or where it is locked, nothing does. */
  readonly onOpen?: (() => void) | undefined
}

/** A photo that is pressed to enlarge it. */
export function Enlargeable({ photo, missing, eager = false, onOpen }: EnlargeableProps) {
  const { id: _id, lock, alt, enlarge, action: _, ...shown } = photo
  const open = lock ? undefined : onOpen
  return (
    <>
      <Photo
        {...shown}
        // The button says it.
        alt={open && enlarge ? '' : alt}
        lock={lock}
        missing={missing}
        eager={eager}
      />
      {open && (
        <button type="button" className={styles.open} aria-label={enlarge ?? alt} onClick={open} />
      )}
    </>
  )
}

export type SinglePhotoProps = Omit<EnlargeableProps, 'eager'>

/** A photo that is no part of a series. */
export function SinglePhoto(props: SinglePhotoProps) {
  return (
    <section className={styles.gallery} aria-label={props.photo.alt}>
      <Enlargeable {...props} eager />
    </section>
  )
}
