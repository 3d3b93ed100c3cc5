import { DAY, type Millis } from '../shared/time.ts'

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
