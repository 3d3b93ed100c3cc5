import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Order, OrderState, Payment, PaymentState } from '#core/orders/order.ts'
import { isOverpaid, type Settlement, settle } from '#core/orders/settle.ts'
import { NOW, sampleOrder, samplePayment } from '#tests/contracts/sample.ts'

const STATES: readonly PaymentState[] = ['open', 'paid', 'failed', 'cancelled', 'refunded']

const orderIn = (state: OrderState) => sampleOrder('ann', { state })
const paymentIn = (state: PaymentState) => samplePayment('order', { state })

const outcome = (
  order: OrderState,
  payment: PaymentState,
  reported: PaymentState,
  others: readonly PaymentState[] = [],
) => {
  const settled = settle(
    orderIn(order),
    paymentIn(payment),
    others.map(paymentIn),
    reported,
    NOW + 1,
  )
  return [settled.order.state, settled.payment.state, settled.effect] as const
}

describe('what a provider says of a payment', () => {
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
  ] as const)(
    'is ignored where it cannot follow: %s order, %s payment, %s',
    (order, payment, reported) => {
      expect(outcome(order, payment, reported)).toEqual([order, payment, 'none'])
    },
  )

  test('does not fail an order while another of its payments is open', () => {
    expect(outcome('pending', 'open', 'failed', ['open'])).toEqual(['pending', 'failed', 'none'])
  })

  test('does not undo an order that was paid twice when one of the two is paid back', () => {
    expect(outcome('completed', 'paid', 'refunded', ['paid'])).toEqual([
      'completed',
      'refunded',
      'none',
    ])
  })

  test('does not sell twice when a second payment comes in, and tells that it is too much', () => {
    expect(outcome('completed', 'open', 'paid', ['paid'])).toEqual(['completed', 'paid', 'none'])
    expect(isOverpaid(orderIn('completed'), [paymentIn('paid'), paymentIn('paid')])).toBe(true)
    expect(isOverpaid(orderIn('refunded'), [paymentIn('paid'), paymentIn('refunded')])).toBe(true)
    expect(isOverpaid(orderIn('completed'), [paymentIn('paid'), paymentIn('failed')])).toBe(false)
  })

  test('notes when the order was settled', () => {
    const settled = settle(orderIn('pending'), paymentIn('open'), [], 'paid', NOW + 1)
    expect(settled.order.settledAt).toBe(NOW + 1)
  })
})

describe('any sequence of reports and retries', () => {
  type World = { order: Order; payments: readonly Payment[]; effects: Settlement['effect'][] }
  const step = fc.record({
    payment: fc.nat(3),
    reported: fc.constantFrom(...STATES),
    retry: fc.boolean(),
  })

  function play(steps: readonly { payment: number; reported: PaymentState; retry: boolean }[]) {
    const world: World = { order: orderIn('pending'), payments: [paymentIn('open')], effects: [] }
    for (const { payment: at, reported, retry } of steps) {
      const retriable = world.order.state === 'failed' || world.order.state === 'cancelled'
      if (retry && retriable) {
        world.order = { ...world.order, state: 'pending' }
        world.payments = [paymentIn('open'), ...world.payments]
      }
      const payment = world.payments[at % world.payments.length]
      if (!payment) continue
      const others = world.payments.filter((one) => one !== payment)
      const settled = settle(world.order, payment, others, reported, NOW)
      world.order = settled.order
      world.payments = world.payments.map((one) => (one === payment ? settled.payment : one))
      world.effects.push(settled.effect)
    }
    return world
  }

  const runs = fc.array(step, { maxLength: 40 })
  const times = (effects: readonly string[], one: string) =>
    effects.filter((effect) => effect === one).length

  test('sells at most once, and refunds only what was sold', () => {
    fc.assert(
      fc.property(runs, (steps) => {
        const { effects } = play(steps)
        expect(times(effects, 'sold')).toBeLessThanOrEqual(1)
        expect(times(effects, 'refunded')).toBeLessThanOrEqual(times(effects, 'sold'))
        if (effects.includes('refunded')) {
          expect(effects.indexOf('sold')).toBeLessThan(effects.indexOf('refunded'))
        }
      }),
    )
  })

  test('leaves the order completed exactly when credits were sold and not taken back', () => {
    fc.assert(
      fc.property(runs, (steps) => {
        const { order, effects } = play(steps)
        const balance = times(effects, 'sold') - times(effects, 'refunded')
        expect(balance).toBe(order.state === 'completed' ? 1 : 0)
        expect(order.state === 'refunded').toBe(effects.includes('refunded'))
      }),
    )
  })

  test('never leaves money without its credits: a paid payment means a sale', () => {
    fc.assert(
      fc.property(runs, (steps) => {
        const { payments, effects } = play(steps)
        if (payments.some(({ state }) => state === 'paid')) expect(effects).toContain('sold')
      }),
    )
  })

  test('comes to the same when every report is heard twice', () => {
    fc.assert(
      fc.property(runs, (steps) => {
        const doubled = steps.flatMap((one) => [one, { ...one, retry: false }])
        const states = ({ order, payments }: World) => [order.state, payments.map((p) => p.state)]
        expect(states(play(doubled))).toEqual(states(play(steps)))
      }),
    )
  })
})
