import type { DecisionState } from './photo.ts'
import type { DetailField } from './profile.ts'

/** Every refusal of a profile. The name's two spec texts are `name.is-email` and `name.starts-with-at` (spec §5). */
export type ProfileError =
  | { readonly code: 'name.missing' }
  | { readonly code: 'name.too-short'; readonly minimum: number }
  | { readonly code: 'name.too-long'; readonly limit: number }
  | { readonly code: 'name.is-email' }
  | { readonly code: 'name.starts-with-at' }
  | { readonly code: 'name.has-contact' }
  | { readonly code: 'name.has-sign'; readonly sign: string }
  | { readonly code: 'name.no-letters' }
  | { readonly code: 'name.unreadable' }
  | { readonly code: 'name.reserved' }
  /** Letters of several alphabets that look like each other's. */
  | { readonly code: 'name.mixed-scripts' }
  | { readonly code: 'about.too-long'; readonly limit: number }
  | { readonly code: 'about.has-contact' }
  | { readonly code: 'line.too-long'; readonly limit: number }
  | { readonly code: 'line.has-contact' }
  | { readonly code: 'interests.too-many'; readonly maximum: number }
  | { readonly code: 'interests.unknown' }
  | { readonly code: 'gender.missing' }
  | { readonly code: 'sexuality.missing' }
  /** Data about sex life needs explicit consent. */
  | { readonly code: 'consent.missing' }
  | { readonly code: 'detail.unknown'; readonly field: DetailField }
  | { readonly code: 'place.missing' }
  | { readonly code: 'place.unknown' }
  | { readonly code: 'moves.too-many'; readonly minutes: number; readonly limit: number }
  | { readonly code: 'profile.not-found' }

/** Validation errors of an uploaded file. */
export type PictureError =
  | { readonly code: 'photo.not-a-picture' }
  | { readonly code: 'photo.heic' }
  | { readonly code: 'photo.too-large'; readonly megabytes: number }
  | { readonly code: 'photo.too-many-pixels'; readonly megapixels: number }
  | { readonly code: 'photo.too-narrow'; readonly times: number }
  | { readonly code: 'photo.too-small'; readonly pixels: number }

/** Every refusal of a photo. */
export type PhotoError =
  | PictureError
  | { readonly code: 'photo.limit-reached'; readonly limit: number }
  | { readonly code: 'photo.not-found' }
  | { readonly code: 'photo.id-taken' }
  | { readonly code: 'photo.not-shown-yet' }
  /** Another decision holds than the one that was to be changed: `by` is the operator's name, where it is known. */
  | {
      readonly code: 'photo.decided'
      readonly state: DecisionState
      readonly by: string | null
    }
  /** They approved it, and a colleague can give it the second look. */
  | { readonly code: 'photo.own-decision' }
  /** Not a reason to refuse a photo in a chat. */
  | { readonly code: 'photo.reason-invalid' }
