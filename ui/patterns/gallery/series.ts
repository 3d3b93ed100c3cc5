import type { ReactNode } from 'react'
import type { Lock, PhotoProps } from '../../primitives/photo/photo.tsx'

/** One photo of a series. */
export type GalleryPhoto = {
  readonly id: string
  readonly src: string | null
  readonly blur?: string | null
  /** Where the face is, in percent of the picture. */
  readonly face?: PhotoProps['face']
  /** Whose it is. */
  readonly of?: string
  /** Alternative text. */
  readonly alt: string
  readonly lock?: Lock
  /** Label of the button that enlarges it, if not the alternative text: "Enlarge photo 1". */
  readonly enlarge?: string
  /** Action for it in the lightbox. */
  readonly action?: ReactNode
}

/** Texts of a series of photos. */
export type GalleryWords = {
  readonly previous: string
  readonly next: string
  /** Text of a missing photo. */
  readonly missing: string
  /** Position: "2 of 5". */
  readonly place: (index: number, count: number) => string
}
