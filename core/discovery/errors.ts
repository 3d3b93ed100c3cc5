/** Every refusal of discovery. */
export type DiscoveryError =
  | { readonly code: 'search.closed' }
  | { readonly code: 'search.cursor-invalid' }
  | { readonly code: 'swipe.limit-reached'; readonly limit: number; readonly minutes: number }
