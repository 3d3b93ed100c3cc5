import type { FirstPurchaseDiscount } from '../discounts/first-purchase-discount.ts'
import { type Instant, type Millis, SECOND } from '../shared/time.ts'
import { type Dismissals, isDismissed } from './dismissals.ts'
import { inMembersArea } from './members-area.ts'

/** Spec §9: delay in the members area before the time-bonus modal appears. */
export const TIME_BONUS_MODAL_DELAY: Millis = 40 * SECOND

/** Current page and discount of a member; a visitor has no discount. */
export type BonusState = {
  readonly discount: Pick<FirstPurchaseDiscount, 'kind'> | null
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
export function topBanner({ discount, route }: BonusState): FirstPurchaseDiscount['kind'] | null {
  if (PRICED.includes(route)) return null
  if (discount?.kind === 'time-bonus') return inMembersArea(route) ? 'time-bonus' : null
  return discount?.kind ?? null
}

/** A stay in the members area: when it began, and when the current page was opened. */
export type AreaVisit = { readonly enteredAt: Instant; readonly arrivedAt: Instant }

/** The stay after a change of pages; `null` outside the members area. */
export const visitAfter = (
  visit: AreaVisit | null,
  route: string,
  now: Instant,
): AreaVisit | null =>
  inMembersArea(route) ? { enteredAt: visit?.enteredAt ?? now, arrivedAt: now } : null

/** Pages about one person, who is being looked at: no modal opens over them. */
const ABOUT_ONE: readonly string[] = ['members-id', 'likes-m-id']

/**
 * Spec §6 and §9: whether the time-bonus modal may appear: no credits, not dismissed, and long enough in the members
 * area. It opens between two things: on the first list reached after that time, not over the page that is being read
 * when the time is up.
 */
export const showsTimeBonusModal = (
  {
    discount,
    route,
    credits,
    visit,
  }: BonusState & { readonly credits: number; readonly visit: AreaVisit | null },
  dismissals: Dismissals,
  now: Instant,
): boolean =>
  discount?.kind === 'time-bonus' &&
  credits === 0 &&
  inMembersArea(route) &&
  !ABOUT_ONE.includes(route) &&
  visit !== null &&
  visit.arrivedAt - visit.enteredAt >= TIME_BONUS_MODAL_DELAY &&
  !isDismissed(dismissals, 'hide-time-bonus-modal', now)
