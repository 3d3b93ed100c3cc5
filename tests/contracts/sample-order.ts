import type { MemberId } from '#core/accounts/account.ts'
import type { Order, Payment } from '#core/money/order.ts'
import type { Refund } from '#core/money/orders/refund.ts'
import { NOW, newId } from './sample.ts'

export const sampleOrder = (member: MemberId, changes: Partial<Order> = {}): Order => ({
  id: newId(),
  member,
  site: 'vonk',
  bundle: 'eur-60',
  credits: 60,
  price: { amount: 3999, currency: 'EUR' },
  discount: null,
  total: { amount: 3999, currency: 'EUR' },
  country: 'NL',
  requestCountry: 'DE',
  vatRate: 2100,
  state: 'pending',
  placedAt: NOW,
  paidAt: null,
  settledAt: null,
  withdrawnAt: null,
  returned: 0,
  refundedCredits: 0,
  chargebacks: 0,
  chargedBackCredits: 0,
  ...changes,
})

export const samplePayment = (order: Order['id'], changes: Partial<Payment> = {}): Payment => ({
  id: newId(),
  order,
  method: 'ideal',
  provider: 'sandbox',
  reference: null,
  checkoutUrl: null,
  state: 'open',
  amount: { amount: 3999, currency: 'EUR' },
  discount: null,
  startedAt: NOW,
  nextAskAt: NOW,
  ...changes,
})

export const sampleRefund = (
  { id: order }: Pick<Order, 'id'>,
  { id: payment }: Pick<Payment, 'id'>,
  changes: Partial<Refund> = {},
): Refund => ({
  id: newId(),
  byProvider: false,
  order,
  payment,
  nth: 1,
  credits: 3,
  amount: { amount: 199, currency: 'EUR' },
  reason: null,
  by: null,
  askedAt: NOW,
  sentAt: null,
  givenAt: null,
  failedAt: null,
  nextTryAt: NOW,
  ...changes,
})
