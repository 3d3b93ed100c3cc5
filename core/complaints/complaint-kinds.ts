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
