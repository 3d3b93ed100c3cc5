import type { MemberId } from '../accounts/account.ts'
import type { Queue } from '../shared/paging.ts'
import type { Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { Locale } from '../site/locales.ts'
import type { SiteScope } from '../site/settings.ts'
import type { PictureError } from './errors.ts'
import type {
  Focus,
  Photo,
  PhotoId,
  PhotoKey,
  PhotoSize,
  Picture,
  PictureFile,
  RefusedFile,
} from './photo.ts'
import type { KindLabel, Line, Profile } from './profile.ts'

export interface ProfileReads {
  byId(id: MemberId): Promise<Profile | null>
  /** Those of `ids` that exist, in any order. */
  byIds(ids: readonly MemberId[]): Promise<readonly Profile[]>
  /** Those whose name begins with a text, without regard to case and accents, of members of some sites; by name. */
  named(beginning: string, limit: number, sites?: SiteScope): Promise<readonly Profile[]>
}

export interface Profiles extends ProfileReads {
  add(profile: Profile): Promise<void>
  /** The profile, locked until the end of the transaction. */
  lock(id: MemberId): Promise<Profile | null>
  save(profile: Profile): Promise<void>
  /** Records activity; cheaper than `save`. A later stored moment wins, unless the clock was set back. */
  active(id: MemberId, at: Instant): Promise<void>
  /** Removes it permanently; the account stays for accounting. */
  remove(id: MemberId): Promise<void>
}

export interface PhotoReads {
  byId(id: PhotoId): Promise<Photo | null>
  /** Whether a photo has files under this key. */
  hasKey(key: PhotoKey): Promise<boolean>
  /** All of a member's photos, in the order they were added. */
  of(member: MemberId): Promise<readonly Photo[]>
  /** Those in moderation, of members of some sites, counted. */
  queue(sites?: SiteScope): Promise<Queue>
  /** Photos in moderation since before `moment`, of members of some sites, oldest first. */
  waitingSince(moment: Instant, limit: number, sites?: SiteScope): Promise<readonly Photo[]>
  /** Those that wait for a second look, of members of some sites, counted. */
  lookAgainQueue(sites?: SiteScope): Promise<Queue>
  /** The same, the longest first. */
  toLookAgain(limit: number, sites?: SiteScope): Promise<readonly Photo[]>
}

/** Result of adding a photo. */
type Added = 'added' | 'full' | 'taken'

export interface Photos extends PhotoReads {
  /** Adds it only while the member has fewer than `limit` and the id is free, also under concurrency. */
  add(photo: Photo, limit: number): Promise<Added>
  lock(id: PhotoId): Promise<Photo | null>
  save(photo: Photo): Promise<void>
  remove(id: PhotoId): Promise<void>
}

export interface RefusedFileReads {
  /** The last refusal of such a file. */
  byHash(hash: string): Promise<RefusedFile | null>
}

export interface RefusedFiles extends RefusedFileReads {
  /** Adds one, or changes why it was refused. */
  put(file: RefusedFile): Promise<void>
  /** Ends the refusal of one. */
  remove(key: PhotoKey): Promise<void>
}

/**
 * Decodes and re-encodes uploads (product.md §4: JPEG, PNG, WebP by their bytes). One member's cannot keep others'
 * waiting: throws `Overloaded` for too many of theirs at once.
 */
export interface Pictures {
  develop(upload: Uint8Array, by: MemberId): Promise<Result<Picture, PictureError>>
  /**
   * SHA-256 of a picture at its full stored size. Of the re-encoded file, not of the upload: it is the one that is stored when
   * somebody refuses it, and another date or place in the metadata does not change it.
   */
  hash(full: Uint8Array): Promise<string>
  /** Card (4:5) and thumbnail (1:1) cut from a stored full picture around a focus. Throws `Overloaded` likewise. */
  cut(
    full: Uint8Array,
    focus: Focus,
    by: MemberId,
  ): Promise<Pick<Picture['sizes'], 'card' | 'thumb'>>
}

/** Somebody on a picture: a photo cut around their face, else the initial of their name. */
export type Portrayed = { readonly name: string; readonly photo: PictureFile | null }

/** What a shared link shows of somebody: their face, their line, or both, and who and what they are. */
export type Introduced = {
  readonly name: string
  readonly age: number
  readonly labels: readonly KindLabel[]
  readonly photo: PictureFile | null
  readonly line: Line | null
  /** The page's language. */
  readonly language: Locale
}

/**
 * Draws people for readers that are not our pages: mails and shared links. In a format that all of them read; `null` if a
 * photo cannot be decoded. Throws `Overloaded` when too much waits.
 */
export interface PeoplePictures {
  /** A face as placed, small. */
  face(photo: PictureFile): Promise<PictureFile | null>
  /** Two people together, in the strokes of the mark. */
  pair(left: Portrayed, right: Portrayed): Promise<PictureFile | null>
  /** `null` also where there is neither a photo nor a line that can be set. */
  introduction(person: Introduced): Promise<PictureFile | null>
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
  read(key: PhotoKey, size: PhotoSize): Promise<PictureFile | null>
  remove(key: PhotoKey): Promise<void>
  /** Deletes files of incomplete uploads started before a moment; returns how many. */
  sweep(before: Instant, hasPhoto: (key: PhotoKey) => Promise<boolean>): Promise<number>
}

/** What is read, without a transaction. */
export interface ProfilesReads {
  readonly profiles: ProfileReads
  readonly photos: PhotoReads
  readonly refusedFiles: RefusedFileReads
}

/** What is read and written inside a transaction. */
export interface ProfilesStores {
  readonly profiles: Profiles
  readonly photos: Photos
  readonly refusedFiles: RefusedFiles
}

/** What else is asked of the world. */
export interface ProfilesPorts {
  readonly pictures: Pictures
  readonly peoplePictures: PeoplePictures
  readonly photoFiles: PhotoFiles
}
