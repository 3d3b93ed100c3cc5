import type { Millis } from '../shared/time.ts'
import { DAY } from '../shared/time.ts'

/** Spec §9: how long a deleted account can be brought back. */
export const REACTIVATION_WINDOW: Millis = 14 * DAY

/** Why somebody leaves, where they say; the answer is kept with the account for as long as the account itself. */
export const DELETION_REASONS = [
  'found-somebody',
  'too-expensive',
  'too-few-answers',
  'not-my-people',
  'too-many-mails',
  'privacy',
  'break',
  'other',
] as const
export type DeletionReason = (typeof DELETION_REASONS)[number]

/** What we offer once, before somebody leaves, and what they may skip (product.md §4). */
export const DELETION_ALTERNATIVES = ['pause', 'fewer-mails', 'discount'] as const
export type DeletionAlternative = (typeof DELETION_ALTERNATIVES)[number]

/** What fits the reason best comes first; without a discount at this site, none is offered. */
export function alternativesTo(
  reason: DeletionReason | null,
  deleteDiscount: number,
): readonly DeletionAlternative[] {
  const first: DeletionAlternative =
    reason === 'too-expensive' || reason === 'too-few-answers'
      ? 'discount'
      : reason === 'too-many-mails'
        ? 'fewer-mails'
        : 'pause'
  return [first, ...DELETION_ALTERNATIVES.filter((other) => other !== first)].filter(
    (alternative) => alternative !== 'discount' || deleteDiscount > 0,
  )
}
