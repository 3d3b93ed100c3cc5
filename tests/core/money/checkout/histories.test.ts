import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { unusedCredits } from '#core/money/book.ts'
import { activeDiscount } from '#core/money/first-purchase-discount.ts'
import { isPurchase, type PaymentState } from '#core/money/order.ts'
import { sumOf, validOf } from '#core/money/orders/refund.ts'
import { refundableOrders } from '#core/money/read-orders.ts'
import { type BuyerEvent, buyerEvents } from './buyer-events.ts'
import { type Holding, live } from './live.ts'

test('the ledger is correct for any history of orders, payments, refunds and chargebacks', async () => {
  await fc.assert(
    fc.asyncProperty(buyerEvents, async (history) => {
      const shop = await live(history)
      const { reads, member, site, now } = shop
      const wallet = await reads.wallets.of(member)
      const orders = await reads.orders.of(member, 99)
      const entries = await reads.ledger.of(member, null, 999)
      const account = await reads.accounts.byId(member)
      if (!account) throw new Error('she is gone')

      // The wallet equals the ledger, and is never negative.
      expect(wallet.paid).toBe(await reads.ledger.balance(`paid:${member}`))
      expect(wallet.paid).toBeGreaterThanOrEqual(0)

      // Premium means having a completed order.
      expect(account.premiumSince !== null).toBe(orders.some(isPurchase))

      // No second first-purchase discount.
      const sold = entries.filter(({ reason }) => reason === 'purchase')
      expect(account.boughtAt !== null).toBe(sold.length > 0)
      if (sold.length > 0) expect(activeDiscount(account, site, now())).toBeNull()
      expect((await reads.discounts.claims('TIMEBONUS25', member)).length).toBeLessThanOrEqual(1)

      // Refundable is what is unspent, each credit once.
      const refundable = await refundableOrders(shop, member)
      const credits = refundable.reduce((all, one) => all + one.credits, 0)
      expect(credits).toBeLessThanOrEqual((await unusedCredits(reads, member)).total)

      // What was held is open, captured, or returned: one of them, and whole.
      const open = await reads.holds.of(member)
      for (const { reference, captured } of shop.held) {
        const sum = (reason: string) =>
          entries
            .filter((entry) => entry.reason === reason && entry.reference === reference)
            .reduce((all, { amount }) => all + amount, 0)
        const isOpen = open.some((hold) => hold.reference === reference)
        expect(sum('photo')).toBe(20)
        expect(sum('photo-returned')).toBe(isOpen || captured ? 0 : 20)
        expect(isOpen && captured).toBe(false)
      }

      for (const order of orders) {
        // Every payment bought this order, once, or is returned.
        const payments = await reads.orders.payments(order.id)
        const paid = payments.filter(({ state }) => state === 'paid')
        expect(paid.length).toBeLessThanOrEqual(order.state === 'completed' ? 1 : 0)
        const of = entries.filter(({ reference }) => reference.split('/')[0] === order.id)
        const sum = (reason: string) =>
          of.filter((entry) => entry.reason === reason).reduce((all, { amount }) => all + amount, 0)
        // Credits are sold once, and a reversal restores no more than its chargeback took.
        expect([0, order.credits]).toContain(sum('purchase'))
        expect(sum('reversal')).toBeLessThanOrEqual(sum('chargeback'))
        expect(sum('chargeback') - sum('reversal')).toBe(order.chargedBackCredits)
        if (order.state === 'completed') expect(sum('reversal')).toBe(sum('chargeback'))
        // Refunds took what the valid one says: failed ones restored it.
        const refunds = await reads.orders.refundsOf(order.id)
        const credits = validOf(refunds).reduce((all, one) => all + one.credits, 0)
        expect(sum('refund') - sum('refund-failed')).toBe(credits + sum('bonus'))
        // Nothing goes back twice, however many refunds there are.
        expect(sumOf(refunds)).toBeLessThanOrEqual(order.total.amount)
        if (order.state === 'completed') expect(order.returned).toBe(sumOf(refunds))
        expect(order.returned).toBeGreaterThanOrEqual(0)
        expect(order.returned).toBeLessThanOrEqual(order.total.amount)
      }
    }),
    { numRuns: 500 },
  )
})

test('a refund or chargeback takes what is left of its own order, and nothing of another', async () => {
  const watch = (one: BuyerEvent, before: Holding, after: Holding) => {
    const used = one.do === 'spend' || one.do === 'capture'
    if (used || after.paid >= before.paid) return
    const own = 'at' in one ? `order-${one.at}` : ''
    const lost = before.paid - after.paid
    const most = before.unspent.get(own) ?? 0
    if (one.do === 'desk-refund') expect(lost).toBeLessThanOrEqual(most)
    else expect(lost).toBe(most)
    for (const [order, credits] of before.unspent) {
      if (order !== own) expect([order, after.unspent.get(order)]).toEqual([order, credits])
    }
  }
  await fc.assert(
    fc.asyncProperty(buyerEvents, async (history) => {
      await live(history, watch)
    }),
    { numRuns: 500 },
  )
})

test('a reversed chargeback restores exactly what it took, and premium with it', async () => {
  const report = (state: PaymentState) => ({ do: 'report', at: 0, attempt: 0, state }) as const
  const paid: BuyerEvent[] = [{ do: 'order', at: 0 }, report('paid'), { do: 'spend', credits: 20 }]
  const before = await live(paid)
  expect((await before.reads.wallets.of('ann')).paid).toBe(40)

  const back = await live([...paid, report('charged-back')])
  expect((await back.reads.wallets.of('ann')).paid).toBe(0)
  expect(await back.reads.accounts.byId('ann')).toMatchObject({ premiumSince: null })
  expect(await back.reads.orders.byId('order-0')).toMatchObject({
    state: 'charged-back',
    returned: 2999,
  })

  const twice = [report('charged-back'), report('paid'), report('charged-back'), report('paid')]
  const after = await live([...paid, ...twice])
  expect((await after.reads.wallets.of('ann')).paid).toBe(40)
  expect((await after.reads.accounts.byId('ann'))?.premiumSince).not.toBeNull()
  expect(await after.reads.orders.byId('order-0')).toMatchObject({
    state: 'completed',
    returned: 0,
    chargebacks: 2,
    chargedBackCredits: 0,
  })
})

test('premium ends with the last fully refunded order', async () => {
  const paid = (at: number): BuyerEvent[] => [
    { do: 'order', at },
    { do: 'report', at, attempt: 0, state: 'paid' },
  ]
  const premium = async (buyerEvents: readonly BuyerEvent[]) =>
    (await (await live(buyerEvents)).reads.accounts.byId('ann'))?.premiumSince !== null
  expect(await premium([...paid(0), { do: 'refund', at: 0 }])).toBe(false)
  expect(await premium([...paid(0), ...paid(1), { do: 'refund', at: 0 }])).toBe(true)
  expect(await premium([...paid(0), { do: 'spend', credits: 1 }, { do: 'refund', at: 0 }])).toBe(
    true,
  )
})
