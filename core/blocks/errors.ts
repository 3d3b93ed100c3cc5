/** Every refusal of a block. */
export type BlockError =
  | { readonly code: 'block.self' }
  | { readonly code: 'blocks.too-many'; readonly minutes: number }
  | { readonly code: 'profile.not-found' }
