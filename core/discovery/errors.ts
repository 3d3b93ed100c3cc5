/** Every refusal of discovery. */
export type DiscoveryError =
  | { readonly code: 'search.closed' }
  | { readonly code: 'search.cursor-invalid' }
  | { readonly code: 'swipe.limit-reached'; readonly limit: number; readonly minutes: number }

/** Every refusal of a like. */
export type LikeError =
  | { readonly code: 'like.self' }
  | { readonly code: 'profile.not-found' }
  | { readonly code: 'likes.too-many'; readonly minutes: number }
  | { readonly code: 'site.not-shown' }

/** Every refusal of a block. */
export type BlockError =
  | { readonly code: 'block.self' }
  | { readonly code: 'blocks.too-many'; readonly minutes: number }
  | { readonly code: 'profile.not-found' }
