/** Refusals of a decision; only operators get them. */
export type RestrictionError =
  | { readonly code: 'restriction.no-facts' }
  | { readonly code: 'restriction.too-long'; readonly limit: number }
  /** No such member, or one who left. */
  | { readonly code: 'restriction.no-member' }
  /** The client-made id is that of another decision. */
  | { readonly code: 'restriction.id-taken' }
  /** Already banned, or not banned. */
  | { readonly code: 'restriction.unchanged' }

/** Refusals of a decision on a report. */
export type ReportDecisionError =
  | RestrictionError
  | { readonly code: 'report.not-found' }
  /** Somebody decided before. */
  | { readonly code: 'report.decided' }
  /** The reported member is not banned, so that no ban stands. */
  | { readonly code: 'report.not-banned' }
  /** No photo of the reported member was refused. */
  | { readonly code: 'report.nothing-removed' }
