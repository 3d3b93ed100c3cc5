import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Order, Payment, PaymentState } from '#core/money/order.ts'
import { type Settlement, settle } from '#core/money/settling/decide.ts'
import { NOW } from '#tests/contracts/sample.ts'
import { orderIn, paymentIn, REPORTED, report } from './reported.ts'

describe('any sequence of reports and retries', () => {
  type World = { order: Order; payments: readonly Payment[]; effects: Settlement['effect'][] }
  const step = fc.record({
    payment: fc.nat(3),
    reported: fc.constantFrom(...REPORTED),
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
      const tab = { order: world.order, others, refunds: [] }
      const settled = settle(tab, payment, report(reported), NOW)
      world.order = settled.order
      world.payments = world.payments.map((one) => (one === payment ? settled.payment : one))
      world.effects.push(settled.effect)
    }
    return world
  }

  const runs = fc.array(step, { maxLength: 40 })
  const times = (effects: readonly string[], one: string) =>
    effects.filter((effect) => effect === one).length

  test('sells at most once, refunds at most once, and takes back only what is there', () => {
    fc.assert(
      fc.property(runs, (steps) => {
        const { effects } = play(steps)
        expect(times(effects, 'sold')).toBeLessThanOrEqual(1)
        expect(times(effects, 'refunded')).toBeLessThanOrEqual(1)
        let held = false
        for (const effect of effects) {
          if (effect === 'none' || effect === 'lost') continue
          const gives = effect === 'sold' || effect === 'restored'
          expect(held).toBe(!gives)
          held = gives
        }
      }),
    )
  })

  test('leaves the order completed exactly when its credits were given and not taken back', () => {
    fc.assert(
      fc.property(runs, (steps) => {
        const { order, effects } = play(steps)
        const given = times(effects, 'sold') + times(effects, 'restored')
        const taken = times(effects, 'refunded') + times(effects, 'charged-back')
        expect(given - taken).toBe(order.state === 'completed' ? 1 : 0)
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

  test('gives the same result when every report arrives twice', () => {
    fc.assert(
      fc.property(runs, (steps) => {
        const doubled = steps.flatMap((one) => [one, { ...one, retry: false }])
        const states = ({ order, payments }: World) => [order.state, payments.map((p) => p.state)]
        expect(states(play(doubled))).toEqual(states(play(steps)))
      }),
    )
  })
})
