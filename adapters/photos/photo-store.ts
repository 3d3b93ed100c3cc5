import type { PhotoKey, PhotoSize } from '#core/profiles/photo.ts'
import type { PhotoFiles } from '#core/profiles/ports.ts'

/** No dot and no slash: prevents path traversal. */
export const SAFE_KEY = /^[\w-]{3,64}$/

/** Why a key is refused. */
export const UNSAFE_KEY = 'a photo needs a key of letters, digits, - and _'
export const TAKEN_KEY = 'this key is taken'

/** One size of a photo, as a store has it. */
export type PhotoFile = {
  readonly key: PhotoKey
  readonly size: PhotoSize
  readonly bytes: number
  readonly settled: boolean
}

/** Photo files of which copies are made: a folder's, or a bucket's. */
export type PhotoStore = PhotoFiles & {
  /** All files, in any order; what else is there is passed over. */
  list(): AsyncIterable<PhotoFile>
  /** Stores one size as a whole, settled. */
  write(key: PhotoKey, size: PhotoSize, bytes: Uint8Array): Promise<void>
}
