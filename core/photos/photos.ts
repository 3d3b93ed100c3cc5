import type { MemberId } from '../accounts/account.ts'
import type { Queue } from '../shared/queue.ts'
import type { Instant } from '../shared/time.ts'
import type { Photo, PhotoId, PhotoKey } from './photo.ts'

export interface PhotoReads {
  byId(id: PhotoId): Promise<Photo | null>
  /** Whether a photo has files under this key. */
  hasKey(key: PhotoKey): Promise<boolean>
  /** All of a member's photos, in the order they were added. */
  of(member: MemberId): Promise<readonly Photo[]>
  /** Those in moderation, counted. */
  queue(): Promise<Queue>
  /** Photos in moderation since before `moment`, oldest first. */
  waitingSince(moment: Instant, limit: number): Promise<readonly Photo[]>
}

/** Result of adding a photo. */
export type Added = 'added' | 'full' | 'taken'

export interface Photos extends PhotoReads {
  /** Adds it only while the member has fewer than `limit` and the id is free, also under concurrency. */
  add(photo: Photo, limit: number): Promise<Added>
  lock(id: PhotoId): Promise<Photo | null>
  save(photo: Photo): Promise<void>
  remove(id: PhotoId): Promise<void>
}
