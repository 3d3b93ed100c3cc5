/** Every way a block can be refused. */
export type SafetyError = { readonly code: 'block.self' } | { readonly code: 'profile.not-found' }
