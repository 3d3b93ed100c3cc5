import type { ReactNode } from 'react'
import type { Lock } from '../photo/photo.tsx'

/** One photo of a series. */
export type GalleryPhoto = {
  readonly id: string
  readonly src: string | null
  readonly blur?: string | null
  /** What is to be seen on it. */
  readonly alt: string
  readonly lock?: Lock
  /** What one can do about it, where it is large. */
  readonly action?: ReactNode
}

/** The words of a series of photos. */
export type GalleryWords = {
  readonly previous: string
  readonly next: string
  /** What stands in the place of a photo that is not there. */
  readonly missing: string
  /** Which one is in sight: "2 of 5". */
  readonly place: (index: number, count: number) => string
}
