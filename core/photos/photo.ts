import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'

export type PhotoId = string
/** Under what the bytes of a photo are kept: made here, random, and never used twice. */
export type PhotoKey = string

/** Spec §4: under inspection until approved. */
export type PhotoState = 'inspection' | 'active' | 'refused'

/** The sizes a photo is kept in; `blur` is all that a locked photo gives away. */
export const PHOTO_SIZES = ['thumb', 'card', 'full', 'blur'] as const
export type PhotoSize = (typeof PHOTO_SIZES)[number]

export type Photo = {
  readonly id: PhotoId
  readonly member: MemberId
  readonly key: PhotoKey
  readonly state: PhotoState
  /** Why it was refused, as a code with a text. */
  readonly reason: string | null
  readonly width: number
  readonly height: number
  readonly addedAt: Instant
}
