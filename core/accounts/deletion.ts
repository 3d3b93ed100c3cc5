import type { Millis } from '../shared/time.ts'
import { DAY } from '../shared/time.ts'

/** Spec §9: how long a deleted account can be brought back. */
export const REACTIVATION_WINDOW: Millis = 14 * DAY

/** Why a member leaves, if stated; stored until the account is erased. */
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

/** Offered once before leaving; may be skipped (product.md §4). */
export const DELETION_ALTERNATIVES = ['pause', 'fewer-mails', 'discount'] as const
export type DeletionAlternative = (typeof DELETION_ALTERNATIVES)[number]

/** Best fit for the reason first; without a discount at this site, none is offered. */
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
