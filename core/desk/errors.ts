/** Refusals that only operators get. */
export type DeskError =
  /** No such member; one who was erased is found. */
  | { readonly code: 'member.not-found' }
  /** A colleague has this report or complaint. */
  | { readonly code: 'case.taken'; readonly by: string }
