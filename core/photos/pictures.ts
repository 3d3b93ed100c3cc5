import type { MemberId } from '../accounts/account.ts'
import type { Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { PictureError } from './errors.ts'
import type { PhotoKey, PhotoSize } from './photo.ts'

/** A safe picture: re-encoded, without metadata, in every size. */
export type Picture = {
  readonly width: number
  readonly height: number
  readonly sizes: Readonly<Record<PhotoSize, Uint8Array>>
}

/**
 * Decodes and re-encodes uploads (product.md §4: JPEG, PNG, WebP by their bytes). One member's cannot keep others'
 * waiting: throws `Overloaded` for too many of theirs at once.
 */
export interface Pictures {
  develop(upload: Uint8Array, by: MemberId): Promise<Result<Picture, PictureError>>
}

/** Storage of photo files. A key is never overwritten. */
export interface PhotoFiles {
  /**
   * Stores all sizes unsettled: a sweep deletes them unless they are settled or a photo has their key. Throws if the
   * key exists.
   */
  keep(key: PhotoKey, sizes: Picture['sizes']): Promise<void>
  /** Marks them permanent, once a photo has their key. */
  settle(key: PhotoKey): Promise<void>
  /** Marks them unsettled before a photo may lose its key: still readable, and a sweep decides. */
  unsettle(key: PhotoKey): Promise<void>
  read(key: PhotoKey, size: PhotoSize): Promise<{ bytes: Uint8Array; type: string } | null>
  remove(key: PhotoKey): Promise<void>
  /** Deletes files of incomplete uploads started before a moment; returns how many. */
  sweep(before: Instant, hasPhoto: (key: PhotoKey) => Promise<boolean>): Promise<number>
}
