/** Every way a block can be refused. */
export type BlockError = { readonly code: 'block.self' } | { readonly code: 'profile.not-found' }
