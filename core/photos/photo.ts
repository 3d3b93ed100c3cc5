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

/** Stored sizes; `blur` is all that a locked photo shows. */
export const PHOTO_SIZES = ['thumb', 'card', 'full', 'blur'] as const
export type PhotoSize = (typeof PHOTO_SIZES)[number]

export type Photo = {
  readonly id: PhotoId
  readonly member: MemberId
  readonly key: PhotoKey
  readonly state: PhotoState
  /** Reason code of a refusal, with a translated text. */
  readonly reason: string | null
  readonly width: number
  readonly height: number
  readonly addedAt: Instant
  /** When it was approved or refused last; `null` in moderation, and where that was not kept yet. */
  readonly decidedAt: Instant | null
}
