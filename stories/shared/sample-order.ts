import type { Order } from '#app/money/credits/queries.ts'
import { ORDER } from './purchases.ts'

/** A pending order, for components without a world. */
export const WAITING: Order = {
  id: ORDER,
  number: '261121-7KQ4MX',
  bundle_id: 'eur-60',
  credits: 60,
  price: { amount: 3999, currency: 'EUR' },
  discount: null,
  total: { amount: 3999, currency: 'EUR' },
  country: 'NL',
  vat: { country: 'NL', rate: 2100 },
  state: 'pending',
  payment_state: 'open',
  placed_at: '2026-11-21T11:58:00Z',
  paid_at: null,
  settled_at: null,
  method: 'ideal',
  checkout_url: null,
  mandate: null,
  refund_failed_at: null,
  returned: { amount: 0, currency: 'EUR' },
  refundable: null,
  receipt: null,
  retry: null,
  replaced_by: null,
  sent_back: [],
  withdrawal: null,
  if_withdrawn: null,
}
