import type { HeldDiscount } from '../discounts/held-discount.ts'
import { type Instant, type Millis, SECOND } from '../shared/time.ts'
import { type Dismissals, isDismissed } from './dismissals.ts'
import { inMembersArea } from './members-area.ts'

/** Spec §9: how long somebody is in the members area before the time-bonus modal appears. */
export const TIME_BONUS_MODAL_DELAY: Millis = 40 * SECOND

/** Where a logged-in member is, and what discount they hold; a visitor holds none. */
export type BonusStand = {
  readonly discount: Pick<HeldDiscount, 'kind'> | null
  /** The route, by its name in the spec. */
  readonly route: string
}

/** Where the prices themselves stand and say until when; the banner would only lead here. */
const PRICED: readonly string[] = [
  'credits',
  'credits-id',
  'credits-id-paymentmethod',
  'credits-repeat-order',
  'pricing',
]

/** Spec §2 and §6: which countdown the top banner shows: the time bonus in the members area, the welcome discount anywhere but beside the prices. */
export function topBanner({ discount, route }: BonusStand): HeldDiscount['kind'] | null {
  if (PRICED.includes(route)) return null
  if (discount?.kind === 'time-bonus') return inMembersArea(route) ? 'time-bonus' : null
  return discount?.kind ?? null
}

/** Spec §6: whether the time-bonus modal may appear: no credits, in the members area for long enough, not put away. */
export const showsTimeBonusModal = (
  {
    discount,
    route,
    credits,
    inAreaFor,
  }: BonusStand & { readonly credits: number; readonly inAreaFor: Millis },
  dismissals: Dismissals,
  now: Instant,
): boolean =>
  discount?.kind === 'time-bonus' &&
  credits === 0 &&
  inMembersArea(route) &&
  inAreaFor >= TIME_BONUS_MODAL_DELAY &&
  !isDismissed(dismissals, 'hide-time-bonus-modal', now)
