import type { DecisionState } from './photo.ts'

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
  /** Not a reason to refuse a photo in a chat. */
  | { readonly code: 'photo.reason-invalid' }
