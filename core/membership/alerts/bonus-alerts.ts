import { type Instant, type Millis, SECOND } from '../../shared/time.ts'
import { type Dismissals, isDismissed } from './dismissals.ts'
import { inMembersArea } from './entry-warning.ts'

/** Spec §9: delay in the members area before the time-bonus modal appears. */
export const TIME_BONUS_MODAL_DELAY: Millis = 40 * SECOND

type Bonus = 'time-bonus' | 'welcome'

/** Current page and discount of a member; a visitor has no discount. */
export type BonusState = {
  readonly discount: { readonly kind: Bonus } | null
  /** The route, named as in the spec. */
  readonly route: string
}

/** Pages that show the prices and their end themselves; the banner would only link there. */
const PRICED: readonly string[] = [
  'credits',
  'credits-id',
  'credits-id-paymentmethod',
  'credits-repeat-order',
  'pricing',
]

/**
 * Spec §2 and §6: the countdown in the top banner: the time bonus in the members area, the welcome discount anywhere
 * except beside prices.
 */
export function topBanner({ discount, route }: BonusState): Bonus | null {
  if (PRICED.includes(route)) return null
  if (discount?.kind === 'time-bonus') return inMembersArea(route) ? 'time-bonus' : null
  return discount?.kind ?? null
}

/** A modal over somebody's profile takes away what is being read: it waits for a list (2026-11-28). */
const PROFILES: readonly string[] = ['members-id', 'likes-m-id']

/** Spec §6: whether the time-bonus modal may appear: no credits, in the members area for long enough, not dismissed. */
export const showsTimeBonusModal = (
  {
    discount,
    route,
    credits,
    inAreaFor,
  }: BonusState & { readonly credits: number; readonly inAreaFor: Millis },
  dismissals: Dismissals,
  now: Instant,
): boolean =>
  discount?.kind === 'time-bonus' &&
  credits === 0 &&
  inMembersArea(route) &&
  !PROFILES.includes(route) &&
  inAreaFor >= TIME_BONUS_MODAL_DELAY &&
  !isDismissed(dismissals, 'hide-time-bonus-modal', now)
