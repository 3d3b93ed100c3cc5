import type { Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { PictureError } from './errors.ts'
import type { PhotoKey, PhotoSize } from './photo.ts'

/** A picture made safe: re-encoded, without metadata, in every size we show. */
export type Picture = {
  readonly width: number
  readonly height: number
  readonly sizes: Readonly<Record<PhotoSize, Uint8Array>>
}

/** Turns what a member uploads into pictures (product.md §4: JPEG, PNG, WebP by their bytes). */
export interface Pictures {
  develop(upload: Uint8Array): Promise<Result<Picture, PictureError>>
}

/** Where the bytes of photos are kept. What was kept under a key is never replaced. */
export interface PhotoFiles {
  /** Keeps all sizes for now: a sweep takes them unless they are settled, or a photo has their key. Throws where the key is taken. */
  keep(key: PhotoKey, sizes: Picture['sizes']): Promise<void>
  /** Keeps them for good, now that a photo has their key. */
  settle(key: PhotoKey): Promise<void>
  /** Takes `settle` back before a photo may lose its key: still readable, and a sweep decides if nobody else does. */
  unsettle(key: PhotoKey): Promise<void>
  read(key: PhotoKey, size: PhotoSize): Promise<{ bytes: Uint8Array; type: string } | null>
  remove(key: PhotoKey): Promise<void>
  /** Clears up after uploads that did not come to their end and began before a moment; says how many it took. */
  sweep(before: Instant, hasPhoto: (key: PhotoKey) => Promise<boolean>): Promise<number>
}
