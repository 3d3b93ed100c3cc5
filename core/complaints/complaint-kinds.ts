/** Topics of a complaint, in display order. */
export const COMPLAINT_KINDS = [
  'payment',
  'refund',
  'decision',
  'member',
  'content',
  'child-abuse',
  'privacy',
  'technical',
  'other',
] as const
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number]

/** Those that are looked at before all others, gravest first. */
export const GRAVEST_KINDS: readonly ComplaintKind[] = ['child-abuse', 'content']

/** Rank among those that wait: lower is looked at earlier. */
export function rankOf(kind: ComplaintKind): number {
  const rank = GRAVEST_KINDS.indexOf(kind)
  return rank < 0 ? GRAVEST_KINDS.length : rank
}
