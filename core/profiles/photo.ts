import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'

export type PhotoId = string
/** Storage key of a photo's files: generated here, random, never reused. */
export type PhotoKey = string

/** Spec §4: in moderation until approved. */
export type PhotoState = 'inspection' | 'active' | 'refused'

/** What operators see a photo as: without a decision, approved or refused. */
export const DECISION_STATES = ['waiting', 'active', 'refused'] as const
export type DecisionState = (typeof DECISION_STATES)[number]

export const decisionStateOf = (state: PhotoState): DecisionState =>
  state === 'inspection' ? 'waiting' : state

/** Reasons for refusing a photo; each has a text for the member. */
export const PHOTO_REFUSALS = [
  'no-person',
  'not-you',
  'minor',
  'nudity',
  'violence',
  'contact',
  'quality',
  'rights',
] as const
export type PhotoRefusal = (typeof PHOTO_REFUSALS)[number]

/** Those that say abuse: such a file is recognised when anybody uploads it again. */
const ABUSE = ['minor', 'violence'] as const satisfies readonly PhotoRefusal[]
export type AbuseReason = (typeof ABUSE)[number]

/** The abuse that a refusal was for; `null` for another reason. */
export const abuseIn = (refusal: string | null): AbuseReason | null =>
  ABUSE.find((reason) => reason === refusal) ?? null

/** Stored sizes; `blur` is all that a locked photo shows. */
export const PHOTO_SIZES = ['thumb', 'card', 'full', 'blur'] as const
export type PhotoSize = (typeof PHOTO_SIZES)[number]

/** Where a photo's face is, in percent of its width and height, and how much it is enlarged in cuts (1 to 2.5). */
export type Focus = { readonly x: number; readonly y: number; readonly zoom: number }

/** A picture as it is stored or sent. */
export type PictureFile = { readonly bytes: Uint8Array; readonly type: string }

export type Photo = {
  readonly id: PhotoId
  readonly member: MemberId
  readonly key: PhotoKey
  readonly state: PhotoState
  /** Reason code of a refusal, with a translated text. */
  readonly reason: string | null
  readonly width: number
  readonly height: number
  /** `null` until its member placed the face. */
  readonly focus: Focus | null
  /** Storage key of card and thumbnail once the face is placed: the picture that was judged keeps its own. */
  readonly cut: PhotoKey | null
  readonly addedAt: Instant
  /** When it was approved or refused last; `null` in moderation, and where that was not kept yet. */
  readonly decidedAt: Instant | null
  /** Since when it waits for a second look, though others see it; `null` where it does not. */
  readonly lookAgainAt: Instant | null
  /** What abuse the same file was refused for before, whoever uploaded it. */
  readonly refusedBefore: AbuseReason | null
}

/** Spec §5 and §9: how many photos a member can have. */
export const PHOTO_LIMIT = { free: 3, premium: 25 } as const
/** product.md §4: maximum photo size. */
export const UPLOAD = { megabytes: 10, megapixels: 50 } as const
/** How many times one side of a photo may be the other: a strip shows nobody, and costs seconds to crop. */
export const LONGEST_SHAPE = 5
/** The short side of a photo in pixels, at least: with less nobody is recognised on a phone (2026-11-29). Stored ones stay. */
export const SHORTEST_SIDE = 320
/** product.md §4: photos beside the main one visible to a free viewer. */
export const FREE_VIEW = 2

/** A member's photo limit. */
export const photoLimitOf = ({ premiumSince }: { readonly premiumSince: number | null }): number =>
  premiumSince === null ? PHOTO_LIMIT.free : PHOTO_LIMIT.premium

/** A safe picture: re-encoded, without metadata, in every size. */
export type Picture = {
  readonly width: number
  readonly height: number
  readonly sizes: Readonly<Record<PhotoSize, Uint8Array>>
}

/**
 * A file that was refused for abuse. Neither the file nor whose it was is stored: only its hash, from which no picture can
 * be made, so it stays when a member is erased (a key of deleted files points nowhere).
 */
export type RefusedFile = {
  /** Under which the files were. */
  readonly key: PhotoKey
  readonly hash: string
  readonly reason: AbuseReason
  readonly at: Instant
}

/** Where a photo's files are. */
export const keysOf = ({ key, cut }: Pick<Photo, 'key' | 'cut'>): readonly PhotoKey[] =>
  cut === null ? [key] : [key, cut]

/** Where a size of a photo is. */
export const keyOf = ({ key, cut }: Pick<Photo, 'key' | 'cut'>, size: PhotoSize): PhotoKey =>
  size === 'card' || size === 'thumb' ? (cut ?? key) : key

type StoredPictures = {
  read(key: PhotoKey, size: 'full'): Promise<{ readonly bytes: Uint8Array } | null>
}

/** Whether a picture equals the one under a key, for idempotent uploads. */
export async function isStoredAs(
  { photoFiles }: { readonly photoFiles: StoredPictures },
  key: PhotoKey,
  { sizes }: Picture,
): Promise<boolean> {
  const stored = await photoFiles.read(key, 'full')
  return stored !== null && sameBytes(stored.bytes, sizes.full)
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at])

/** What operators do when a photo is to be seen: actions of their log. */
export const APPROVALS = ['photo.approved', 'photo.confirmed', 'own-approval.confirmed'] as const
