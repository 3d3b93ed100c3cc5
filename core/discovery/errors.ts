/** Every way looking around can be refused. */
export type DiscoveryError =
  | { readonly code: 'search.closed' }
  | { readonly code: 'search.cursor-invalid' }
  | { readonly code: 'swipe.limit-reached'; readonly limit: number; readonly minutes: number }
