import type { Order } from '#core/money/order.ts'
import type { Instant } from '#core/shared/time.ts'

/** A paid order of sixty credits, for stories whose world has it, with `changes`. */
export const paidOrder = (
  { id, member, at }: { readonly id: string; readonly member: string; readonly at: Instant },
  changes: Partial<Order> = {},
): Order => ({
  id,
  member,
  site: 'vonk',
  bundle: 'eur-60',
  credits: 60,
  price: { amount: 3999, currency: 'EUR' },
  discount: null,
  total: { amount: 3999, currency: 'EUR' },
  country: 'NL',
  requestCountry: 'NL',
  vatRate: 2100,
  state: 'completed',
  placedAt: at,
  paidAt: at,
  settledAt: at,
  withdrawnAt: null,
  returned: 0,
  refundedCredits: 0,
  chargebacks: 0,
  chargedBackCredits: 0,
  ...changes,
})
