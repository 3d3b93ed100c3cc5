import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { orderNumber } from '#core/money/order.ts'
import { readReceipt } from '#core/money/read-orders.ts'
import { receiptOf, refundOf, vatIn } from '#core/money/receipt.ts'
import { newId } from '#tests/contracts/sample.ts'
import { sampleOrder, samplePayment } from '#tests/contracts/sample-order.ts'
import { openWorld, START } from '#tests/core/world.ts'

const euros = (amount: number) => ({ amount, currency: 'EUR' })

describe('an order number', () => {
  test('is its date and six unambiguous characters', () => {
    const placedAt = Date.UTC(2026, 10, 22, 23)
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(orderNumber({ id, placedAt })).toMatch(/^261122-[0-9A-HJKMNP-TV-Z]{6}$/)
      }),
    )
  })

  test('is stable and unique', () => {
    const ids = Array.from({ length: 2000 }, newId)
    const numbers = ids.map((id) => orderNumber({ id, placedAt: 0 }))
    expect(numbers).toEqual(ids.map((id) => orderNumber({ id, placedAt: 0 })))
    expect(new Set(numbers).size).toBeGreaterThan(1995)
  })
})

describe('the VAT in a price', () => {
  test.each([
    [2999, 2100, 520],
    [1999, 2550, 406],
    [100, 0, 0],
  ])('of %d at %d is %d', (amount, rate, vat) => {
    expect(vatIn(euros(amount), rate)).toEqual(euros(vat))
  })

  test('and the net price add up exactly, within one cent', () => {
    const amounts = fc.integer({ min: 1, max: 10_000_000 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 3000 }), (amount, rate) => {
        const vat = vatIn(euros(amount), rate).amount
        const net = amount - vat
        expect(Math.abs((net * rate) / 10_000 - vat)).toBeLessThan(1.5)
        expect(net).toBeGreaterThan(0)
      }),
    )
  })
})

describe('a refund on a receipt', () => {
  const amounts = fc.integer({ min: 1, max: 10_000_000 })
  const rates = fc.integer({ min: 0, max: 3000 })

  test('and what remains add up to the total, and so does their VAT', () => {
    const shares = fc.tuple(amounts, amounts).map(([a, b]) => [Math.max(a, b), Math.min(a, b)])
    fc.assert(
      fc.property(shares, rates, ([amount = 1, back = 1], rate) => {
        const total = euros(amount)
        const vat = { rate, amount: vatIn(total, rate) }
        const { returned, remaining } = refundOf({ total, vat }, back)
        expect(returned.amount.amount + remaining.amount.amount).toBe(amount)
        const [vatBack = -1, vatRest = -1] = [returned.vat?.amount, remaining.vat?.amount]
        expect(vatBack + vatRest).toBe(vat.amount.amount)
        expect(returned.vat).toEqual(vatIn(returned.amount, rate))
        // The rounding of a part is never more than a cent from its own.
        expect(Math.abs(vatRest - vatIn(remaining.amount, rate).amount)).toBeLessThanOrEqual(1)
        expect(vatRest).toBeGreaterThanOrEqual(0)
        expect(vatRest).toBeLessThanOrEqual(remaining.amount.amount)
      }),
    )
  })

  test('without a known VAT has none', () => {
    expect(refundOf({ total: euros(2999), vat: null }, 1000)).toEqual({
      returned: { amount: euros(1000), vat: null },
      remaining: { amount: euros(1999), vat: null },
    })
  })

  test('is there once something was refunded', () => {
    const site = openWorld().sites.byId('vonk')
    const paid = sampleOrder('ann', { paidAt: START, vatRate: 2100, total: euros(2999) })
    const payment = samplePayment('order', { state: 'paid' })
    expect(receiptOf(paid, payment, site, null)).toMatchObject({ refund: null })
    expect(receiptOf({ ...paid, returned: 1000 }, payment, site, null)).toMatchObject({
      vat: { amount: euros(520) },
      refund: {
        returned: { amount: euros(1000), vat: euros(174) },
        remaining: { amount: euros(1999), vat: euros(346) },
      },
    })
  })
})

describe('a receipt', () => {
  const payment = samplePayment('order', { state: 'paid', method: 'paypal' })

  test('is for paid orders only', () => {
    const { sites } = openWorld()
    const site = sites.byId('vonk')
    expect(receiptOf(sampleOrder('ann'), payment, site, null)).toBeNull()
    const paid = sampleOrder('ann', { paidAt: START, vatRate: null })
    expect(receiptOf(paid, payment, site, null)).toMatchObject({ vat: null, discount: null })
  })

  test('has the method that paid, and no name after erasure', async () => {
    const world = await openWorld()
    await world.member('ann')
    const order = sampleOrder('ann', { paidAt: START, state: 'completed' })
    await world.commit(async ({ orders }) => {
      await orders.add(order)
      await orders.addPayment({ ...payment, order: order.id })
      await orders.addPayment(samplePayment(order.id, { startedAt: START + 5, state: 'failed' }))
    })
    expect(await readReceipt(world, order)).toMatchObject({
      method: 'paypal',
      buyer: { name: 'ann', email: 'ann@example.test' },
    })
    await world.commit(async ({ accounts, profiles }) => {
      const account = await accounts.byId('ann')
      if (account) await accounts.save({ ...account, status: 'erased' })
      await profiles.remove('ann')
    })
    expect(await readReceipt(world, order)).toMatchObject({ buyer: null, country: 'NL' })
  })

  test('does not exist for an order without a payment', async () => {
    const world = openWorld()
    await world.member('ann')
    expect(await readReceipt(world, sampleOrder('ann', { paidAt: START }))).toBeNull()
  })
})
