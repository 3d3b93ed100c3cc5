import { describe, expect, test } from 'bun:test'
import { cancelOrder } from '#core/money/checkout/cancel-order.ts'
import { askDebit } from '#core/money/direct-debit/ask-debit.ts'
import { reconcilePayments } from '#core/money/payments/reconcile.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { DAY, MINUTE } from '#core/shared/time.ts'
import { DEBIT_FORM, openDebits } from '../checkout/debit-orders.ts'
import { links } from '../checkout/till.ts'

describe('an order by direct debit', () => {
  test('starts no payment before a mandate', async () => {
    const { provider, reads, ...shop } = await openDebits()
    expect(provider.state.charges).toEqual([])
    shop.pass(3 * MINUTE)
    await reconcilePayments({ ...shop, reads }, { links })
    expect(provider.state.charges).toEqual([])
    expect(await reads.orders.byId('order-1')).toMatchObject({ state: 'pending' })
  })

  test('expires without a confirmation within a day', async () => {
    const shop = await openDebits()
    shop.pass(DAY)
    await reconcilePayments(shop, { links })
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({ state: 'failed' })
  })
})

describe('requesting a direct debit', () => {
  test('stores the account, and sends a code to the phone', async () => {
    const shop = await openDebits()
    expect(await shop.ask()).toMatchObject({
      ok: true,
      value: { payment: 'pay-1', maskedIban: 'NL••••4300', maskedPhone: '+31••••78' },
    })
    await shop.deliver()
    expect(shop.texter.texts).toEqual([
      {
        to: '+31612345678',
        language: 'nl',
        country: 'NL',
        site: { name: 'Vonk' },
        kind: 'debit-code',
        facts: { code: '100001', amount: { amount: 2999, currency: 'EUR' }, minutes: 10 },
      },
    ])
  })

  test('stores only a fingerprint of the code', async () => {
    const shop = await openDebits()
    await shop.ask()
    const secrets = { ...shop.secrets, fingerprint: (text: string) => `~${text.length}` }
    await shop.consume()
    await sendDue({ ...shop, secrets }, { urlOf: () => '', jitter: () => 0 })
    const [text] = shop.texter.texts
    expect(JSON.stringify(shop.snapshot())).not.toContain(text?.facts.code)
  })

  test('is idempotent by id; other content is refused', async () => {
    const shop = await openDebits()
    const first = await shop.ask()
    expect(await shop.ask()).toEqual(first)
    expect(await shop.deliveries()).toHaveLength(1)
    const other = { ...DEBIT_FORM, iban: 'BE68539007547034' }
    expect(await shop.ask({ form: other })).toEqual({
      ok: false,
      error: { code: 'directdebit.id-taken' },
    })
  })

  test('with a concurrently used id is refused', async () => {
    const shop = await openDebits()
    const raced = {
      ...shop,
      atomically: ((work) =>
        shop.atomically((stores) =>
          work({ ...stores, directDebits: { ...stores.directDebits, add: async () => false } }),
        )) satisfies typeof shop.atomically,
    }
    const result = await askDebit(raced, {
      member: 'ann',
      debit: 'debit-1',
      order: 'order-1',
      form: DEBIT_FORM,
      country: 'NL',
    })
    expect(result).toMatchObject({ error: { code: 'directdebit.id-taken' } })
  })

  test('with an invalid form is refused, and sends nothing', async () => {
    const shop = await openDebits()
    expect(await shop.ask({ form: { ...DEBIT_FORM, iban: 'NL00' } })).toMatchObject({
      error: { code: 'iban.invalid' },
    })
    expect(await shop.deliveries()).toEqual([])
  })

  test('is for one’s own order that needs a mandate only', async () => {
    const shop = await openDebits()
    await shop.member('bob')
    await shop.member('gone', { account: { status: 'deleted' } })
    const notFound = { error: { code: 'order.not-found' } }
    expect(await shop.ask({ member: 'bob' })).toMatchObject(notFound)
    expect(await shop.ask({ member: 'gone' })).toMatchObject(notFound)
    expect(await shop.ask({ order: 'order-9' })).toMatchObject(notFound)
    await cancelOrder(shop, { member: 'ann', order: 'order-1' })
    expect(await shop.ask()).toMatchObject({ error: { code: 'order.not-payable' } })
  })
})
