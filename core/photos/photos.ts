import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { Photo, PhotoId } from './photo.ts'

export interface PhotoReads {
  byId(id: PhotoId): Promise<Photo | null>
  /** All of a member's photos, in the order they were added. */
  of(member: MemberId): Promise<readonly Photo[]>
  /** Those waiting for inspection since before `moment`, oldest first. */
  waitingSince(moment: Instant, limit: number): Promise<readonly Photo[]>
}

export interface Photos extends PhotoReads {
  /** Adds it only while the member has fewer than `limit`; says whether it did, also when several are added at once. */
  add(photo: Photo, limit: number): Promise<boolean>
  hold(id: PhotoId): Promise<Photo | null>
  save(photo: Photo): Promise<void>
  remove(id: PhotoId): Promise<void>
}
