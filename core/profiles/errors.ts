import type { DetailField } from './profile.ts'

/** Every refusal of a profile. The name's two spec texts are `name.is-email` and `name.starts-with-at` (spec §5). */
export type ProfileError =
  | { readonly code: 'name.missing' }
  | { readonly code: 'name.too-short'; readonly minimum: number }
  | { readonly code: 'name.too-long'; readonly maximum: number }
  | { readonly code: 'name.is-email' }
  | { readonly code: 'name.starts-with-at' }
  | { readonly code: 'name.has-contact' }
  | { readonly code: 'name.has-sign'; readonly sign: string }
  | { readonly code: 'name.no-letters' }
  | { readonly code: 'name.unreadable' }
  | { readonly code: 'name.reserved' }
  /** Letters of several alphabets that look like each other's. */
  | { readonly code: 'name.mixed-scripts' }
  | { readonly code: 'about.too-long'; readonly maximum: number }
  | { readonly code: 'about.has-contact' }
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
