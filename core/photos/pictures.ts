import type { Result } from '../shared/result.ts'
import type { PictureError } from './errors.ts'
import type { PhotoId, PhotoSize } from './photo.ts'

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

/** Where the bytes of photos are kept. */
export interface PhotoFiles {
  keep(id: PhotoId, size: PhotoSize, bytes: Uint8Array): Promise<void>
  read(id: PhotoId, size: PhotoSize): Promise<{ bytes: Uint8Array; type: string } | null>
  remove(id: PhotoId): Promise<void>
}
