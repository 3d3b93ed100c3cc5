/** Refusals of a decision; only the operator's command gets them. */
export type RestrictionError =
  | { readonly code: 'restriction.no-facts' }
  | { readonly code: 'restriction.too-long'; readonly limit: number }
  /** No such member, or one who left. */
  | { readonly code: 'restriction.no-member' }
  /** Already banned, or not banned. */
  | { readonly code: 'restriction.unchanged' }
