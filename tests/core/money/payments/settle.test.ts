import { describe, expect, test } from 'bun:test'
import type { OrderState, PaymentState } from '#core/money/order.ts'
import { settle } from '#core/money/settling/decide.ts'
import { NOW } from '#tests/contracts/sample.ts'
import { sampleOrder, samplePayment, sampleRefund } from '#tests/contracts/sample-order.ts'
import { orderIn, paymentIn, report, WHOLE } from './reported.ts'

const outcome = (
  order: OrderState,
  payment: PaymentState,
  reported: PaymentState,
  others: readonly PaymentState[] = [],
) => {
  const tab = { order: orderIn(order), others: others.map(paymentIn), refunds: [] }
  const settled = settle(tab, paymentIn(payment), report(reported), NOW + 1)
  return [settled.order.state, settled.payment.state, settled.effect] as const
}

describe('a provider’s report', () => {
  test.each([
    ['pending', 'open', 'paid', 'completed', 'paid', 'sold'],
    ['pending', 'open', 'failed', 'failed', 'failed', 'lost'],
    ['pending', 'open', 'cancelled', 'cancelled', 'cancelled', 'lost'],
    ['pending', 'open', 'open', 'pending', 'open', 'none'],
    ['completed', 'paid', 'refunded', 'refunded', 'refunded', 'refunded'],
    ['cancelled', 'open', 'paid', 'completed', 'paid', 'sold'],
    ['cancelled', 'cancelled', 'paid', 'completed', 'paid', 'sold'],
    ['failed', 'failed', 'paid', 'completed', 'paid', 'sold'],
    ['cancelled', 'open', 'cancelled', 'cancelled', 'cancelled', 'none'],
    ['pending', 'open', 'refunded', 'cancelled', 'refunded', 'lost'],
    ['failed', 'failed', 'refunded', 'failed', 'refunded', 'none'],
    ['pending', 'unknown', 'open', 'pending', 'open', 'none'],
    ['pending', 'unknown', 'paid', 'completed', 'paid', 'sold'],
    ['completed', 'paid', 'charged-back', 'charged-back', 'charged-back', 'charged-back'],
    ['charged-back', 'charged-back', 'paid', 'completed', 'paid', 'restored'],
    ['charged-back', 'charged-back', 'refunded', 'refunded', 'refunded', 'none'],
    // The first payment was charged back; a second one came in late.
    ['charged-back', 'cancelled', 'paid', 'charged-back', 'paid', 'none'],
    ['pending', 'open', 'charged-back', 'cancelled', 'charged-back', 'lost'],
    ['cancelled', 'charged-back', 'paid', 'completed', 'paid', 'sold'],
  ] as const)(
    'of a %s order with an %s payment: %s makes it %s',
    (order, payment, reported, orderThen, paymentThen, effect) => {
      expect(outcome(order, payment, reported)).toEqual([orderThen, paymentThen, effect])
    },
  )

  test.each([
    ['completed', 'paid', 'open'],
    ['completed', 'paid', 'failed'],
    ['completed', 'paid', 'cancelled'],
    ['completed', 'paid', 'paid'],
    ['failed', 'failed', 'open'],
    ['failed', 'failed', 'cancelled'],
    ['cancelled', 'cancelled', 'failed'],
    ['refunded', 'refunded', 'paid'],
    ['refunded', 'refunded', 'refunded'],
    ['refunded', 'refunded', 'charged-back'],
    ['charged-back', 'charged-back', 'open'],
    ['charged-back', 'charged-back', 'failed'],
  ] as const)(
    'is ignored in an impossible state: %s order, %s payment, %s',
    (order, payment, reported) => {
      expect(outcome(order, payment, reported)).toEqual([order, payment, 'none'])
    },
  )

  test('does not fail an order with another open payment', () => {
    for (const other of ['open', 'unknown'] as const) {
      expect(outcome('pending', 'open', 'failed', [other])).toEqual(['pending', 'failed', 'none'])
    }
  })

  test('does not undo a twice paid order when one payment is refunded', () => {
    expect(outcome('completed', 'paid', 'refunded', ['paid'])).toEqual([
      'completed',
      'refunded',
      'none',
    ])
  })

  test('does not sell twice for a second payment', () => {
    expect(outcome('completed', 'open', 'paid', ['paid'])).toEqual(['completed', 'paid', 'none'])
  })

  test('records when the order was settled, and first paid', () => {
    const tab = { order: orderIn('pending'), others: [], refunds: [] }
    const paid = settle(tab, paymentIn('open'), report('paid'), NOW + 1)
    expect(paid.order).toMatchObject({ settledAt: NOW + 1, paidAt: NOW + 1 })
    const back = settle({ ...tab, order: paid.order }, paid.payment, report('refunded'), NOW + 2)
    expect(back.order).toMatchObject({ settledAt: NOW + 2, paidAt: NOW + 1, returned: WHOLE })
  })

  test('of a payment counts at the price of its attempt', () => {
    const discount = { code: 'SPRING', percentage: 25 }
    const amount = { amount: 2999, currency: 'EUR' }
    const early = samplePayment('order', { state: 'cancelled', amount, discount })
    const tab = { order: orderIn('pending'), others: [paymentIn('open')], refunds: [] }
    const { order } = settle(tab, early, report('paid'), NOW)
    expect(order).toMatchObject({ state: 'completed', total: amount, discount })
  })

  test('counts partial refunds, and their total', () => {
    const tab = { order: orderIn('completed'), others: [], refunds: [] }
    const some = settle(tab, paymentIn('paid'), { state: 'paid', returned: 500 }, NOW)
    expect(some).toMatchObject({ order: { state: 'completed', returned: 500 }, effect: 'none' })
    const none = settle({ ...tab, order: some.order }, some.payment, report('paid'), NOW)
    expect(none.order.returned).toBe(0)
  })
})

describe('a partly refunded order', () => {
  const payment = paymentIn('refunded')
  const order = sampleOrder('ann', { state: 'refunded', returned: 1999 })
  const refund = sampleRefund(order, payment, {
    credits: 30,
    amount: { amount: 1999, currency: 'EUR' },
  })
  const tab = { order, others: [], refunds: [refund] }

  test('is still reported as paid, and stays completed', () => {
    const settled = settle(tab, payment, { state: 'paid', returned: 0 }, NOW)
    expect(settled).toEqual({ order, payment, effect: 'none' })
  })

  test('ends when all of it was refunded', () => {
    const { order: then } = settle(tab, payment, report('refunded'), NOW)
    expect(then).toMatchObject({ state: 'refunded', returned: WHOLE })
  })

  test('can be charged back, and is restored by the reversal', () => {
    const back = settle(tab, payment, report('charged-back'), NOW)
    expect(back).toMatchObject({
      order: { state: 'charged-back', returned: WHOLE },
      effect: 'charged-back',
    })
    const then = settle({ ...tab, order: back.order }, back.payment, report('paid'), NOW)
    expect(then).toMatchObject({
      order: { state: 'refunded', returned: 1999 },
      payment: { state: 'refunded' },
      effect: 'restored',
    })
  })
})
