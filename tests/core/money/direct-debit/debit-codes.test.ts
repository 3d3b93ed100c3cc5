import { describe, expect, test } from 'bun:test'
import { cancelOrder } from '#core/money/checkout/cancel-order.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { DAY, MINUTE } from '#core/shared/time.ts'
import { START } from '#tests/core/world.ts'
import { DEBIT_FORM, openDebits } from '../checkout/debit-orders.ts'

describe('codes', () => {
  test('are limited to three a day per member, whatever the phone', async () => {
    const shop = await openDebits()
    for (const n of [1, 2, 3]) {
      const form = { ...DEBIT_FORM, phone: `+3161234567${n}` }
      expect(await shop.ask({ debit: `debit-${n}`, form })).toMatchObject({ ok: true })
    }
    expect(await shop.ask({ debit: 'debit-4' })).toEqual({
      ok: false,
      error: { code: 'directdebit.limit-reached', limit: 3 },
    })
    shop.pass(DAY)
    expect(await shop.ask({ debit: 'debit-4' })).toMatchObject({ ok: true })
  })

  test('are limited to three a day per phone, for any member', async () => {
    const shop = await openDebits()
    for (const n of [1, 2, 3]) await shop.ask({ debit: `debit-${n}` })
    await shop.member('bob')
    await placeOrder(
      shop,
      shop.order({ member: 'bob', order: 'order-b', payment: 'pay-b', method: 'sdd' }),
    )
    const bobs = { member: 'bob', debit: 'debit-b', order: 'order-b' }
    expect(await shop.ask(bobs)).toMatchObject({ error: { code: 'directdebit.limit-reached' } })
    const form = { ...DEBIT_FORM, phone: '+31687654321' }
    expect(await shop.ask({ ...bobs, form })).toMatchObject({ ok: true })
  })

  test('can be resent after a minute, idempotently', async () => {
    const shop = await openDebits()
    await shop.ask()
    await shop.deliver()
    expect(await shop.resendCode('ask-2')).toEqual({
      ok: false,
      error: { code: 'directdebit.too-soon', seconds: 60 },
    })
    shop.pass(-60 * MINUTE)
    expect(await shop.resendCode('ask-2')).toMatchObject({ error: { seconds: 60 } })
    shop.pass(61 * MINUTE)
    const second = await shop.resendCode('ask-2')
    expect(second).toMatchObject({ ok: true, value: { askedAt: START + MINUTE } })
    expect(await shop.resendCode('ask-2')).toEqual(second)
    await shop.deliver()
    expect(shop.texter.texts).toHaveLength(2)
    shop.pass(MINUTE)
    await shop.resendCode('ask-3')
    shop.pass(MINUTE)
    expect(await shop.resendCode('ask-4')).toMatchObject({
      error: { code: 'directdebit.limit-reached' },
    })
  })

  test('are not sent for another member’s direct debit, nor for one that is over', async () => {
    const shop = await openDebits()
    await shop.ask()
    const notFound = { error: { code: 'directdebit.not-found' } }
    expect(await shop.resendCode('ask-2', { member: 'bob' })).toMatchObject(notFound)
    expect(await shop.resendCode('ask-2', { debit: 'debit-9' })).toMatchObject(notFound)
    await cancelOrder(shop, { member: 'ann', order: 'order-1' })
    expect(await shop.resendCode('ask-2')).toMatchObject({ error: { code: 'order.not-payable' } })
  })

  test('are not created when they are no longer needed', async () => {
    const shop = await openDebits()
    await shop.ask()
    await cancelOrder(shop, { member: 'ann', order: 'order-1' })
    await shop.deliver()
    expect(shop.texter.texts).toEqual([])
    expect(await shop.deliveries()).toEqual([])
  })

  test('are retried when the provider is down', async () => {
    const shop = await openDebits()
    await shop.ask()
    shop.texter.broken = true
    await shop.deliver()
    shop.texter.broken = false
    shop.pass(10 * MINUTE)
    await shop.deliver()
    expect(shop.texter.texts).toHaveLength(1)
  })
})
