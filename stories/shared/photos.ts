import type { GalleryPhoto, GalleryWords } from '#ui/patterns/gallery/series.ts'
import { FACES } from './faces.ts'

/** A profile's photos: two visible, one locked, one missing. */
export const PHOTOS: readonly GalleryPhoto[] = [
  { id: 'a', src: FACES.noor, alt: 'Noor at the window' },
  { id: 'b', src: FACES.noorOutside, alt: 'Noor outside' },
  {
    id: 'c',
    src: null,
    blur: FACES.noorAtHome,
    alt: '',
    lock: { reason: 'Premium members see all of Noor’s photos.' },
  },
  { id: 'd', src: null, alt: 'A photo that is gone' },
]

export const PHOTO_WORDS: GalleryWords = {
  previous: 'Previous photo',
  next: 'Next photo',
  missing: 'No photo yet',
  place: (index, count) => `${index + 1} of ${count}`,
}
