import type { CreditError } from '../money/errors.ts'
import type { ProfileKind } from '../profiles/profile.ts'

/** Every way sending a message can be refused. `code` is also the wire code and the i18n key. */
export type SendMessageError =
  | CreditError
  | { readonly code: 'message.empty' }
  | { readonly code: 'message.too-long'; readonly limit: number }
  | { readonly code: 'message.id-taken' }
  | { readonly code: 'message.answers-nothing' }
  | { readonly code: 'message.price-changed'; readonly price: number }
  | { readonly code: 'chat.not-found' }
  | { readonly code: 'chat.closed' }
  | { readonly code: 'site.not-shown' }
  | { readonly code: 'chat.free-limit'; readonly limit: number }
  | { readonly code: 'chat.acknowledge-first'; readonly kind: ProfileKind }

/** Refusals specific to photos. */
export type SendPhotoError = { readonly code: 'photo.not-first' }

/** Every refusal of opening or using a conversation. */
export type ChatError =
  | SendMessageError
  | SendPhotoError
  | { readonly code: 'chat.self' }
  | { readonly code: 'profile.not-found' }
