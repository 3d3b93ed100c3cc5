/** Every refusal of a like. */
export type LikeError =
  | { readonly code: 'like.self' }
  | { readonly code: 'profile.not-found' }
  | { readonly code: 'likes.too-many'; readonly minutes: number }
  | { readonly code: 'site.not-shown' }
