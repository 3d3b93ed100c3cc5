import { describe, expect, test } from 'bun:test'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { confirmWithdrawal } from '#core/money/withdrawals/confirm-withdrawal.ts'
import { err } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { START } from '#tests/core/world.ts'
import { NOT_FOUND, open } from './stated.ts'

describe('a withdrawal without a login', () => {
  test('finds the order by number and email, in any spelling, and repeats it as on the receipt', async () => {
    const { state, number, reads } = await open()
    const typed = ` ${number.toLowerCase().replace('-', ' ')} `
    expect(await state({ number: typed, email: 'ANN@example.test ' })).toMatchObject({
      ok: true,
      value: { order: 'order-1', number, statedAt: START, confirmedAt: null },
    })
    expect(await reads.withdrawals.confirmedOf('order-1')).toEqual([])
  })

  test.each([
    [{ number: '261121-000000' }],
    [{ email: 'bob@example.test' }],
    [{ email: 'nobody@example.test' }],
  ])('is accepted without a match for %o', async (more) => {
    const { state, confirm, reference } = await open()
    expect(await state(more)).toMatchObject({ ok: true, value: { order: null, confirmedAt: null } })
    expect(await confirm(reference())).toEqual(NOT_FOUND)
  })

  test('is idempotent by id; other content is refused', async () => {
    const { state, deliveries } = await open()
    const first = await state()
    expect(await state({ name: ' Ann ' })).toEqual(first)
    expect(await state({ name: 'Bob' })).toEqual(err({ code: 'withdrawal.id-taken' }))
    const deliveriesSent = (await deliveries()).filter(
      ({ notification }) => notification.kind === 'withdrawal-stated',
    )
    expect(deliveriesSent).toHaveLength(1)
  })

  test.each([
    [{ name: ' ' }, { code: 'withdrawal.incomplete', part: 'name' }],
    [{ number: '' }, { code: 'withdrawal.incomplete', part: 'number' }],
    [{ name: 'x'.repeat(81) }, { code: 'withdrawal.too-long', part: 'name', limit: 80 }],
    [{ number: 'x'.repeat(41) }, { code: 'withdrawal.too-long', part: 'number', limit: 40 }],
    [{ email: 'ann@' }, { code: 'email.invalid' }],
  ] as const)('%o is refused', async (more, refusal) => {
    const { state } = await open()
    expect(await state(more)).toMatchObject(err(refusal))
  })

  test('has a rate limit per address, with a Retry-After', async () => {
    const { state, limits } = await open()
    for (let nth = 0; nth < limits.withdrawals.tries; nth += 1) {
      await state({ id: `w-${nth}`, email: `${nth}@example.test` })
    }
    expect(await state({ id: 'w-last' })).toEqual(
      err({ code: 'withdrawal.too-many', minutes: 24 * 60 }),
    )
    expect(await state({ id: 'w-else', address: '198.51.100.1' })).toMatchObject({ ok: true })
  })
})

describe('confirming a withdrawal', () => {
  test('refunds the unused credits once, with the used ones listed', async () => {
    const { use, state, confirm, provider, paid } = await open()
    await use(20)
    await state()
    const confirmed = await confirm()
    expect(confirmed).toMatchObject({
      ok: true,
      value: { result: 'refunded', credits: 40, used: 20, amount: 1999, currency: 'EUR' },
    })
    expect(await confirm()).toEqual(confirmed)
    expect(await paid()).toBe(0)
    expect(provider.state.paidBack).toMatchObject([{ amount: { amount: 1999 } }])
  })

  test('is idempotent under eight concurrent calls', async () => {
    const { state, confirm, provider } = await open()
    await state()
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => confirm()))
    expect(new Set(outcomes.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(provider.state.paidBack).toHaveLength(1)
  })

  test('counts from the statement, however late it is confirmed', async () => {
    const { state, confirm, pass, site } = await open()
    pass(site.refundDays * DAY - 1)
    await state()
    pass(5 * DAY)
    expect(await confirm()).toMatchObject({ value: { result: 'refunded', credits: 60, used: 0 } })
  })

  test('of a late statement refunds nothing', async () => {
    const { state, confirm, pass, site, paid } = await open()
    pass(site.refundDays * DAY)
    await state()
    expect(await confirm()).toMatchObject({ value: { result: 'late', credits: 0, amount: 0 } })
    expect(await paid()).toBe(60)
  })

  test('reports that all credits were used', async () => {
    const { use, state, confirm } = await open()
    await use(60)
    await state()
    expect(await confirm()).toMatchObject({ value: { result: 'spent', credits: 0, used: 60 } })
  })

  test('reports an earlier refund', async () => {
    const { refund, state, confirm } = await open()
    await refund()
    await state()
    expect(await confirm()).toMatchObject({ value: { result: 'returned' } })
  })

  test('cancels an unpaid order', async () => {
    const shop = await open()
    await placeOrder(shop, shop.order({ order: 'order-2', payment: 'pay-2' }))
    expect(await shop.withdraw({ order: 'order-2' })).toMatchObject({ value: { result: 'unpaid' } })
    expect((await shop.reads.orders.byId('order-2'))?.state).toBe('cancelled')
  })

  test('needs its own reference', async () => {
    const { state, confirm } = await open()
    await state()
    for (const guess of ['withdrawal-1', 'withdrawal-1_x', '', 'nothing_x']) {
      expect(await confirm(guess)).toEqual(NOT_FOUND)
    }
  })

  test('of a deleted statement is not found', async () => {
    const shop = await open()
    await shop.state()
    const gone = {
      ...shop,
      atomically: (async (work) =>
        shop.atomically((stores) =>
          work({ ...stores, withdrawals: { ...stores.withdrawals, byId: async () => null } }),
        )) as typeof shop.atomically,
    }
    expect(await confirmWithdrawal(gone, { reference: shop.reference() })).toEqual(NOT_FOUND)
  })
})
