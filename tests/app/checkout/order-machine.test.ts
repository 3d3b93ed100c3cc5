import { describe, expect, test } from 'bun:test'
import { Refusal } from '#app/client/client.ts'
import { orderIn, ordering, PAY, reaches, retryBy } from './ordering.ts'

describe('buying something new', () => {
  test('what is paid for is exactly what was seen, discount and all, and then one leaves to pay', async () => {
    const { actor, asked, left } = ordering(null, { place: async () => orderIn('pending') })
    actor.send(PAY)
    await reaches(actor, 'leaving')
    expect(asked).toEqual([{ bundle: 'eur-60', method: 'ideal', code: 'TIMEBONUS25', total: 2999 }])
    expect(left.map(({ checkout_url }) => checkout_url)).toEqual(['https://pay.test/1'])
  })

  test('while an order is being placed, pressing again places nothing', () => {
    const { actor, asked } = ordering(null)
    actor.send(PAY)
    actor.send(PAY)
    expect(asked).toHaveLength(1)
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  })

  test('a refusal leaves everything as it was and says why', async () => {
    const refused = new Refusal({ code: 'discount.expired' })
    const { actor } = ordering(null, { place: () => Promise.reject(refused) })
    actor.send(PAY)
    const { context } = await reaches(actor, 'choosing')
    expect(context.error).toEqual({ code: 'discount.expired' })
    actor.send(PAY)
    expect(actor.getSnapshot().context.error).toBeNull()
  })

  test('a page that the browser brings back unpaid can be paid again', async () => {
    const { actor } = ordering(null, { place: async () => orderIn('pending') })
    actor.send(PAY)
    await reaches(actor, 'leaving')
    actor.send({ type: 'return' })
    expect(actor.getSnapshot().value).toBe('choosing')
  })
})

describe('the outcome of an order', () => {
  test('a pending one is polled until its outcome', async () => {
    const { actor, settled } = ordering(orderIn('pending'), {
      outcome: async () => orderIn('completed'),
    })
    await reaches(actor, 'completed')
    expect(settled).toEqual(['order-1'])
  })

  test.each(['failed', 'cancelled'] as const)('%s offers to try again', async (state) => {
    const { actor } = ordering(orderIn('pending'), { outcome: async () => orderIn(state) })
    await reaches(actor, 'failed')
  })

  test('an old order shows what it came to at once, without asking anybody', () => {
    expect(ordering(orderIn('completed')).actor.getSnapshot().value).toBe('completed')
    for (const state of ['refunded', 'charged-back'] as const) {
      expect(ordering(orderIn(state)).actor.getSnapshot().value).toBe('returned')
    }
    const { actor, asked } = ordering(orderIn('cancelled'))
    expect(actor.getSnapshot().value).toBe('failed')
    expect(asked).toEqual([])
  })

  test('a lost connection waits and asks again; it never offers to pay twice', async () => {
    let lost = true
    const { actor, asked } = ordering(orderIn('pending'), {
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
    expect(asked).toEqual(['order-1', 'order-1'])
  })

  test('a hint makes it ask anew', () => {
    const { actor, asked } = ordering(orderIn('pending'))
    actor.send({ type: 'hint' })
    expect(asked).toEqual(['order-1', 'order-1'])
  })

  test('a cancelled order can be retried; if cancelling is too late, the outcome decides', async () => {
    const given = ordering(orderIn('pending'), { cancel: async () => orderIn('cancelled') })
    given.actor.send({ type: 'cancel' })
    await reaches(given.actor, 'failed')

    const refused = new Refusal({ code: 'order.not-payable' })
    const late = ordering(orderIn('pending'), { cancel: () => Promise.reject(refused) })
    late.actor.send({ type: 'cancel' })
    const { context } = await reaches(late.actor, 'pending')
    expect(context.error).toEqual({ code: 'order.not-payable' })
  })
})

describe('trying again', () => {
  test('another method pays the same order', async () => {
    const { actor, asked, left } = ordering(orderIn('failed'), {
      retry: async () => orderIn('pending', { method: 'paypal' }),
    })
    actor.send(retryBy('paypal'))
    await reaches(actor, 'leaving')
    expect(asked).toEqual([{ order: 'order-1', method: 'paypal', total: 3999 }])
    expect(left.map(({ id }) => id)).toEqual(['order-1'])
  })

  test('a retry that may have arrived keeps its ids for the next one', async () => {
    const { actor, settled } = ordering(orderIn('failed'), {
      retry: () => Promise.reject(new Refusal({ code: 'network' })),
    })
    actor.send(retryBy('paypal'))
    const { context } = await reaches(actor, 'unpaid')
    expect(context.error).toEqual({ code: 'network' })
    expect(settled).toEqual(['order-1'])
    actor.send(retryBy('ideal'))
    expect(actor.getSnapshot().value).toBe('retrying')
  })

  test('back from paying the same order, the browser finds it waiting', async () => {
    const { actor } = ordering(orderIn('failed'), { retry: async () => orderIn('pending') })
    actor.send(retryBy('paypal'))
    await reaches(actor, 'leaving')
    actor.send({ type: 'return' })
    expect(actor.getSnapshot().value).toBe('pending')
  })
})
