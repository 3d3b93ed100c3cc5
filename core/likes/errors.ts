/** Every way a like can be refused. */
export type LikeError = { readonly code: 'like.self' } | { readonly code: 'profile.not-found' }
