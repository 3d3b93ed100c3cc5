import { describe, expect, test } from 'bun:test'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { cancelOrder } from '#core/money/checkout/cancel-order.ts'
import { retryPayment } from '#core/money/checkout/retry-payment.ts'
import { banMember } from '#core/safety/restrictions/bans.ts'
import { open } from '../checkout/provider-reports.ts'

type Shop = Awaited<ReturnType<typeof open>>

const stored = async (shop: Shop, id: string) => (await shop.reads.orders.paymentById(id))?.state

/** Everything that makes the open first payment unwanted. */
const WAYS: Readonly<Record<string, (shop: Shop) => Promise<unknown>>> = {
  'cancelling its order': (shop) => cancelOrder(shop, { member: 'ann', order: 'order-1' }),
  'a newer order': (shop) => shop.place(2),
  'a ban': (shop) =>
    banMember(shop, { member: 'ann', rule: 'money', facts: 'Asked for money.', report: null }),
  'deleting the account': (shop) =>
    deleteAccount(shop, { member: 'ann', reason: null, site: 'vonk' }),
}

describe('a payment that is cancelled at its provider', () => {
  for (const [way, cancel] of Object.entries(WAYS)) {
    test(`is stored as cancelled at once, by ${way}`, async () => {
      const shop = await open()
      await shop.place(1)
      expect(await stored(shop, 'pay-1')).toBe('open')
      await cancel(shop)
      expect(await stored(shop, 'pay-1')).toBe('cancelled')
    })
  }

  test('is so too after another attempt paid for its order', async () => {
    const shop = await open()
    await shop.place(1)
    shop.provider.state.reachable = false
    await cancelOrder(shop, { member: 'ann', order: 'order-1' })
    shop.provider.state.reachable = true
    await retryPayment(shop, shop.order({ payment: 'pay-2' }))
    await shop.report('pay-2')
    expect(await stored(shop, 'pay-1')).toBe('cancelled')
    expect(await shop.stateOf(1)).toBe('completed')
  })

  test('is so too where its order was cancelled while it started', async () => {
    const shop = await open()
    shop.provider.state.meanwhile = async () => {
      await cancelOrder(shop, { member: 'ann', order: 'order-1' })
    }
    const placed = await shop.place(1)
    expect(placed).toMatchObject({ value: { payment: { state: 'cancelled' } } })
    expect(await stored(shop, 'pay-1')).toBe('cancelled')
  })

  test('stays open while its provider is unreachable, to be asked about later', async () => {
    const shop = await open()
    await shop.place(1)
    shop.provider.state.reachable = false
    await cancelOrder(shop, { member: 'ann', order: 'order-1' })
    expect(await stored(shop, 'pay-1')).toBe('open')
  })

  test('completes its order if it was paid at the last moment', async () => {
    const shop = await open()
    await shop.place(1)
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    const cancelled = await cancelOrder(shop, { member: 'ann', order: 'order-1' })
    expect(cancelled).toMatchObject({ ok: true, value: { state: 'completed' } })
    expect(await shop.paidCredits()).toBe(60)
  })
})
