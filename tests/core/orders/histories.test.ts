import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { spend } from '#core/credits/book.ts'
import { activeDiscount } from '#core/discounts/active-discount.ts'
import { cancelOrder } from '#core/orders/cancel-order.ts'
import { isStanding, type PaymentState } from '#core/orders/order.ts'
import { placeOrder } from '#core/orders/place-order.ts'
import { refundOrder } from '#core/orders/refund-order.ts'
import { retryPayment } from '#core/orders/retry-payment.ts'
import { settlePayment } from '#core/orders/settle-payment.ts'
import { HOUR } from '#core/shared/time.ts'
import { REPORTED } from './reported.ts'
import { openShop } from './till.ts'

/** What may happen to a member who buys: at one of three orders, by one of two attempts to pay it. */
type Happening =
  | { readonly do: 'order' | 'cancel' | 'retry' | 'refund' | 'refund-fails'; readonly at: number }
  | {
      readonly do: 'report'
      readonly at: number
      readonly attempt: number
      readonly state: PaymentState
    }
  | { readonly do: 'spend'; readonly credits: number }
  | { readonly do: 'wait' }

const at = fc.nat(2)
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('order' as const), at }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('report' as const),
      at,
      attempt: fc.nat(1),
      // A provider has paid more often than anything else to say.
      state: fc.oneof(
        { weight: 3, arbitrary: fc.constant('paid' as const) },
        { weight: 1, arbitrary: fc.constant('charged-back' as const) },
        { weight: 2, arbitrary: fc.constantFrom(...REPORTED) },
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'cancel' as const,
        'retry' as const,
        'refund' as const,
        'refund-fails' as const,
      ),
      at,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('spend' as const),
      credits: fc.integer({ min: 1, max: 70 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'wait' as const }) },
)

async function live(happenings: readonly Happening[]) {
  const shop = await openShop()
  const member = 'ann'
  let n = 0
  let bought = false
  const order = (place: number) => `order-${place}`
  const payment = (place: number, attempt: number) => `pay-${place}-${attempt}`

  async function happen(one: Happening): Promise<void> {
    n += 1
    switch (one.do) {
      case 'wait':
        return shop.pass(HOUR)
      case 'spend':
        await shop.keep((stores) =>
          spend(stores, shop, {
            member,
            amount: one.credits,
            reference: `message-${n}`,
            reason: 'message',
          }),
        )
        return
      case 'report': {
        const id = payment(one.at, one.attempt)
        if (!(await shop.reads.orders.paymentById(id))) return
        shop.provider.decide({ id }, one.state)
        await settlePayment(shop, { provider: 'sandbox', reference: `ref-${id}` })
        return
      }
      case 'order': {
        const known = await shop.reads.orders.byId(order(one.at))
        await placeOrder(shop, shop.order({ order: order(one.at), payment: payment(one.at, 0) }))
        const placed = await shop.reads.orders.byId(order(one.at))
        if (bought && !known && placed) expect(placed.discount).toBeNull()
        return
      }
      case 'cancel':
        await cancelOrder(shop, { member, order: order(one.at) })
        return
      case 'retry':
        await retryPayment(shop, shop.order({ order: order(one.at), payment: payment(one.at, 1) }))
        return
      case 'refund-fails': {
        const refund = await shop.reads.orders.refundOf(order(one.at))
        const payment = refund && (await shop.reads.orders.paymentById(refund.payment))
        if (!refund || !payment?.reference) return
        shop.provider.state.refunds.set(refund.id, 'failed')
        await settlePayment(shop, { provider: 'sandbox', reference: payment.reference })
        return
      }
      case 'refund': {
        const wallet = await shop.reads.wallets.of(member)
        const refund = { member, order: order(one.at), refund: `refund-${n}` }
        await refundOrder(shop, { ...refund, credits: Math.min(60, wallet.paid) })
      }
    }
  }

  for (const one of happenings) {
    await happen(one)
    await shop.reads.accounts.byId(member).then((account) => {
      // What was bought once was bought, whatever becomes of it.
      if (bought) expect(account?.boughtAt).not.toBeNull()
      bought ||= account?.boughtAt != null
    })
  }
  return { ...shop, member }
}

test('whatever is ordered, paid, spent, refunded, charged back and reversed, the books are right', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 30 }), async (happenings) => {
      const { reads, member, site, now } = await live(happenings)
      const wallet = await reads.wallets.of(member)
      const orders = await reads.orders.of(member, 99)
      const entries = await reads.ledger.of(member, null, 999)
      const account = await reads.accounts.byId(member)
      if (!account) throw new Error('she is gone')

      // The wallet is what the ledger says, and never below zero.
      expect(wallet.paid).toBe(await reads.ledger.balance(`paid:${member}`))
      expect(wallet.paid).toBeGreaterThanOrEqual(0)

      // Premium is having an order that stands.
      expect(account.premiumSince !== null).toBe(orders.some(isStanding))

      // Whoever bought once gets no first-purchase discount again.
      const sold = entries.filter(({ reason }) => reason === 'purchase')
      expect(account.boughtAt !== null).toBe(sold.length > 0)
      if (sold.length > 0) expect(activeDiscount(account, site, now())).toBeNull()
      expect((await reads.discounts.claims('TIMEBONUS25', member)).length).toBeLessThanOrEqual(1)

      for (const order of orders) {
        const of = entries.filter(({ reference }) => reference.split('/')[0] === order.id)
        const sum = (reason: string) =>
          of.filter((entry) => entry.reason === reason).reduce((all, { amount }) => all + amount, 0)
        // Credits come from being sold, once, and a reversal gives back no more than its chargeback took.
        expect([0, order.credits]).toContain(sum('purchase'))
        expect(sum('reversal')).toBeLessThanOrEqual(sum('chargeback'))
        expect(sum('chargeback') - sum('reversal')).toBe(order.chargedBackCredits)
        if (order.state === 'completed') expect(sum('reversal')).toBe(sum('chargeback'))
        expect(order.returned).toBeGreaterThanOrEqual(0)
        expect(order.returned).toBeLessThanOrEqual(order.total.amount)
      }
    }),
    { numRuns: 1000 },
  )
})

test('a reversed chargeback restores exactly what it took, and premium with it', async () => {
  const report = (state: PaymentState) => ({ do: 'report', at: 0, attempt: 0, state }) as const
  const paid: Happening[] = [{ do: 'order', at: 0 }, report('paid'), { do: 'spend', credits: 20 }]
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

test('premium goes with the last order that is refunded whole, and stays while a part of one stands', async () => {
  const paid = (at: number): Happening[] => [
    { do: 'order', at },
    { do: 'report', at, attempt: 0, state: 'paid' },
  ]
  const premium = async (happenings: readonly Happening[]) =>
    (await (await live(happenings)).reads.accounts.byId('ann'))?.premiumSince !== null
  expect(await premium([...paid(0), { do: 'refund', at: 0 }])).toBe(false)
  expect(await premium([...paid(0), ...paid(1), { do: 'refund', at: 0 }])).toBe(true)
  expect(await premium([...paid(0), { do: 'spend', credits: 1 }, { do: 'refund', at: 0 }])).toBe(
    true,
  )
})
