import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { Photo, PhotoId, PhotoKey } from './photo.ts'

export interface PhotoReads {
  byId(id: PhotoId): Promise<Photo | null>
  /** Whether a photo has its bytes under this key. */
  hasKey(key: PhotoKey): Promise<boolean>
  /** All of a member's photos, in the order they were added. */
  of(member: MemberId): Promise<readonly Photo[]>
  /** Those waiting for inspection since before `moment`, oldest first. */
  waitingSince(moment: Instant, limit: number): Promise<readonly Photo[]>
}

/** What became of a photo that was to be added. */
export type Added = 'added' | 'full' | 'taken'

export interface Photos extends PhotoReads {
  /** Adds it only while the member has fewer than `limit` and nobody has its id, also when several are added at once. */
  add(photo: Photo, limit: number): Promise<Added>
  hold(id: PhotoId): Promise<Photo | null>
  save(photo: Photo): Promise<void>
  remove(id: PhotoId): Promise<void>
}
