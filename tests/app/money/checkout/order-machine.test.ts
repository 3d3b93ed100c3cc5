import { describe, expect, test } from 'bun:test'
import { refusal } from '#tests/app/refusal.ts'
import { orderIn, PAY, reaches, retryBy, startOrderFlow } from './ordering.ts'

describe('a new purchase', () => {
  test('charges exactly what was shown, with its discount, then redirects to the checkout', async () => {
    const { actor, calls, left } = startOrderFlow(null, { place: async () => orderIn('pending') })
    actor.send(PAY)
    await reaches(actor, 'leaving')
    expect(calls).toEqual([{ bundle: 'eur-60', method: 'ideal', code: 'TIMEBONUS25', total: 2999 }])
    expect(left.map(({ checkout_url }) => checkout_url)).toEqual(['https://pay.test/1'])
  })

  test('ignores further clicks while an order is being placed', () => {
    const { actor, calls } = startOrderFlow(null)
    actor.send(PAY)
    actor.send(PAY)
    expect(calls).toHaveLength(1)
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  })

  test('stays unchanged after an error, and shows it', async () => {
    const refused = refusal({ code: 'discount.expired' })
    const { actor } = startOrderFlow(null, { place: () => Promise.reject(refused) })
    actor.send(PAY)
    const { context } = await reaches(actor, 'choosing')
    expect(context.error).toEqual({ code: 'discount.expired' })
    actor.send(PAY)
    expect(actor.getSnapshot().context.error).toBeNull()
  })

  test('can be paid again when the browser restores the page', async () => {
    const { actor } = startOrderFlow(null, { place: async () => orderIn('pending') })
    actor.send(PAY)
    await reaches(actor, 'leaving')
    actor.send({ type: 'return' })
    expect(actor.getSnapshot().value).toBe('choosing')
  })
})

describe('the outcome of an order', () => {
  test('a pending one is polled until its outcome', async () => {
    const { actor, settled } = startOrderFlow(orderIn('pending'), {
      outcome: async () => orderIn('completed'),
    })
    await reaches(actor, 'completed')
    expect(settled).toEqual(['order-1'])
  })

  test.each(['failed', 'cancelled'] as const)('%s offers a retry', async (state) => {
    const { actor } = startOrderFlow(orderIn('pending'), { outcome: async () => orderIn(state) })
    await reaches(actor, 'failed')
  })

  test('of an old order is shown without a request', () => {
    expect(startOrderFlow(orderIn('completed')).actor.getSnapshot().value).toBe('completed')
    for (const state of ['refunded', 'charged-back'] as const) {
      expect(startOrderFlow(orderIn(state)).actor.getSnapshot().value).toBe('returned')
    }
    const { actor, calls } = startOrderFlow(orderIn('cancelled'))
    expect(actor.getSnapshot().value).toBe('failed')
    expect(calls).toEqual([])
  })

  test('is polled again after a network error, without a second payment', async () => {
    let lost = true
    const { actor, calls } = startOrderFlow(orderIn('pending'), {
      outcome: () =>
        lost ? Promise.reject(new Error('no line')) : Promise.resolve(orderIn('completed')),
    })
    await reaches(actor, 'interrupted')
    actor.send(PAY)
    actor.send(retryBy('paypal'))
    expect(actor.getSnapshot().value).toBe('interrupted')
    lost = false
    actor.send({ type: 'hint' })
    await reaches(actor, 'completed')
    expect(calls).toEqual(['order-1', 'order-1'])
  })

  test('is fetched again after a live update', () => {
    const { actor, calls } = startOrderFlow(orderIn('pending'))
    actor.send({ type: 'hint' })
    expect(calls).toEqual(['order-1', 'order-1'])
  })

  test('a cancelled order can be retried; if cancelling is too late, the outcome decides', async () => {
    const given = startOrderFlow(orderIn('pending'), { cancel: async () => orderIn('cancelled') })
    given.actor.send({ type: 'cancel' })
    await reaches(given.actor, 'failed')

    const refused = refusal({ code: 'order.not-payable' })
    const tooLate = startOrderFlow(orderIn('pending'), { cancel: () => Promise.reject(refused) })
    tooLate.actor.send({ type: 'cancel' })
    const { context } = await reaches(tooLate.actor, 'pending')
    expect(context.error).toEqual({ code: 'order.not-payable' })
  })
})

describe('retrying', () => {
  test('another method pays the same order', async () => {
    const { actor, calls, left } = startOrderFlow(orderIn('failed'), {
      retry: async () => orderIn('pending', { method: 'paypal' }),
    })
    actor.send(retryBy('paypal'))
    await reaches(actor, 'leaving')
    expect(calls).toEqual([{ order: 'order-1', method: 'paypal', total: 3999 }])
    expect(left.map(({ id }) => id)).toEqual(['order-1'])
  })

  test('a retry without a response keeps its ids', async () => {
    const { actor, settled } = startOrderFlow(orderIn('failed'), {
      retry: () => Promise.reject(refusal({ code: 'network' })),
    })
    actor.send(retryBy('paypal'))
    const { context } = await reaches(actor, 'unpaid')
    expect(context.error).toEqual({ code: 'network' })
    expect(settled).toEqual(['order-1'])
    actor.send(retryBy('ideal'))
    expect(actor.getSnapshot().value).toBe('retrying')
  })

  test.each(['failed', 'cancelled'] as const)('%s follows a payment of another tab', (state) => {
    const { actor, settled } = startOrderFlow(orderIn(state))
    actor.send({ type: 'refresh', order: orderIn(state) })
    expect(actor.getSnapshot().value).toBe('failed')
    expect(settled).toHaveLength(1)
    actor.send({ type: 'refresh', order: orderIn('pending') })
    expect(actor.getSnapshot().value).toBe('pending')
  })

  test('a refusal is cleared when the order turns out to be pending', async () => {
    const { actor } = startOrderFlow(orderIn('failed'), {
      retry: () => Promise.reject(refusal({ code: 'order.not-payable' })),
    })
    actor.send(retryBy('paypal'))
    await reaches(actor, 'unpaid')
    actor.send({ type: 'refresh', order: orderIn('pending') })
    expect(actor.getSnapshot().value).toBe('pending')
    expect(actor.getSnapshot().context.error).toBeNull()
  })

  test.each([
    ['failed', 'failed'],
    ['completed', 'completed'],
  ] as const)('answered as %s at once is shown as that', async (answer, shown) => {
    const { actor, left } = startOrderFlow(orderIn('cancelled'), {
      retry: async () => orderIn(answer),
    })
    actor.send(retryBy('paypal'))
    await reaches(actor, shown)
    expect(left).toEqual([])
  })

  test('returning from the checkout finds the order pending', async () => {
    const { actor } = startOrderFlow(orderIn('failed'), { retry: async () => orderIn('pending') })
    actor.send(retryBy('paypal'))
    await reaches(actor, 'leaving')
    actor.send({ type: 'return' })
    expect(actor.getSnapshot().value).toBe('pending')
  })
})
