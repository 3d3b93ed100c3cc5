import { describe, expect, test } from 'bun:test'
import { cancelOrder } from '#core/money/checkout/cancel-order.ts'
import { retryPayment } from '#core/money/checkout/retry-payment.ts'
import { viewOrder } from '#core/money/checkout/view-orders.ts'
import { viewDebit } from '#core/money/direct-debit/view-debit.ts'
import { reconcilePayments } from '#core/money/payments/reconcile.ts'
import { MINUTE, SECOND } from '#core/shared/time.ts'
import { START } from '#tests/core/world.ts'
import { DEBIT_FORM, openDebits } from './debit-orders.ts'
import { links } from './till.ts'

/** As some keyboards type digits. */
const wide = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))

const INVALID = (left: number) => ({ ok: false, error: { code: 'code.invalid', left } }) as const

describe('the code', () => {
  test('confirms the mandate, and the provider starts the debit', async () => {
    const shop = await openDebits()
    await shop.ask()
    const code = await shop.deliver()
    shop.pass(SECOND)
    const mandate = { reference: 'PAY1', signedAt: START + SECOND }
    expect(
      await shop.confirm(`\u202a ${wide(code.slice(0, 3))}\u00a0${code.slice(3)}\u202c`),
    ).toMatchObject({
      ok: true,
      value: {
        order: { state: 'pending' },
        payment: { id: 'pay-1', reference: 'ref-pay-1' },
        debit: { mandate },
      },
    })
    const { phone: _, ...account } = DEBIT_FORM
    expect(shop.provider.state.charges).toMatchObject([
      { payment: 'pay-1', method: 'sdd', mandate: { ...mandate, ...account } },
    ])
    expect(await viewOrder(shop, { member: 'ann', order: 'order-1' })).toMatchObject({
      value: { mandate: { ...mandate, maskedIban: 'NL••••4300' } },
    })
  })

  test('deletes all but the last characters of the bank account', async () => {
    const shop = await openDebits()
    await shop.ask()
    await shop.confirm(await shop.deliver())
    expect(await shop.debit()).toMatchObject({ details: null, maskedIban: 'NL••••4300' })
  })

  test('that is wrong returns the remaining attempts', async () => {
    const shop = await openDebits()
    await shop.ask()
    const code = await shop.deliver()
    expect(await shop.confirm('000000')).toEqual(INVALID(4))
    expect(await shop.confirm('000000')).toEqual(INVALID(4))
    expect(await shop.confirm('000001')).toEqual(INVALID(3))
    expect(await shop.confirm(code)).toMatchObject({ ok: true })
  })

  test('is void after five wrong attempts; a new one works', async () => {
    const shop = await openDebits()
    await shop.ask()
    const code = await shop.deliver()
    for (const [n, left] of [4, 3, 2, 1, 0].entries()) {
      expect(await shop.confirm(`00000${n}`)).toEqual(INVALID(left))
    }
    expect(await shop.confirm(code)).toEqual({ ok: false, error: { code: 'code.expired' } })
    shop.pass(MINUTE)
    await shop.resendCode('ask-2')
    expect(await shop.confirm(await shop.deliver())).toMatchObject({ ok: true })
  })

  test('is valid for ten minutes', async () => {
    const shop = await openDebits()
    await shop.ask()
    const code = await shop.deliver()
    shop.pass(10 * MINUTE)
    expect(await shop.confirm(code)).toEqual({ ok: false, error: { code: 'code.expired' } })
  })

  test('cannot be guessed before it is sent', async () => {
    const shop = await openDebits()
    await shop.ask()
    expect(await shop.confirm('100001')).toEqual(INVALID(5))
  })

  test('of another direct debit is wrong', async () => {
    const shop = await openDebits()
    await shop.ask()
    const code = await shop.deliver()
    await shop.ask({ debit: 'debit-2' })
    await shop.deliver()
    expect(await shop.confirm(code, { debit: 'debit-2' })).toEqual(INVALID(4))
  })

  test('works only for its own member', async () => {
    const shop = await openDebits()
    await shop.ask()
    const code = await shop.deliver()
    const notFound = { error: { code: 'directdebit.not-found' } }
    expect(await shop.confirm(code, { member: 'bob' })).toMatchObject(notFound)
    expect(await viewDebit(shop, { member: 'bob', debit: 'debit-1' })).toMatchObject(notFound)
    expect(await viewDebit(shop, { member: 'ann', debit: 'debit-1' })).toMatchObject({ ok: true })
  })

  test('is idempotent; another code changes nothing', async () => {
    const shop = await openDebits()
    await shop.ask()
    const code = await shop.deliver()
    const first = await shop.confirm(code)
    expect(await shop.confirm(code)).toMatchObject({
      value: { payment: first.ok ? first.value.payment : null },
    })
    const signed = { ok: false, error: { code: 'directdebit.signed' } } as const
    expect(await shop.confirm('000000')).toEqual(signed)
    expect(await shop.resendCode('ask-2')).toEqual(signed)
    expect(shop.provider.state.charges).toHaveLength(1)
  })

  test('confirmed eight times concurrently makes one payment', async () => {
    const shop = await openDebits()
    await shop.ask()
    const code = await shop.deliver()
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => shop.confirm(code)))
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    const payments = new Set(shop.provider.state.charges.map(({ payment }) => payment))
    expect([...payments]).toEqual(['pay-1'])
    expect(await shop.reads.orders.payments('order-1')).toHaveLength(1)
  })

  test('of a second form for the same order is too late', async () => {
    const shop = await openDebits()
    await shop.ask()
    const first = await shop.deliver()
    await shop.ask({ debit: 'debit-2' })
    const second = await shop.deliver()
    const outcomes = await Promise.all([
      shop.confirm(first),
      shop.confirm(second, { debit: 'debit-2' }),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes).toContainEqual({ ok: false, error: { code: 'order.not-payable' } })
  })

  test('of an earlier payment attempt is not valid for the next', async () => {
    const shop = await openDebits()
    await shop.ask()
    const code = await shop.deliver()
    await cancelOrder(shop, { member: 'ann', order: 'order-1' })
    shop.pass(MINUTE)
    await retryPayment(shop, shop.order({ method: 'sdd', payment: 'pay-2' }))
    const notFound = { ok: false, error: { code: 'directdebit.not-found' } } as const
    expect(await shop.confirm(code)).toEqual(notFound)
    expect(await shop.resendCode('ask-2')).toEqual(notFound)
    expect(await shop.ask({ debit: 'debit-2' })).toMatchObject({ value: { payment: 'pay-2' } })
  })

  test('is too late for a cancelled order', async () => {
    const shop = await openDebits()
    await shop.ask()
    const code = await shop.deliver()
    await cancelOrder(shop, { member: 'ann', order: 'order-1' })
    expect(await shop.confirm(code)).toMatchObject({ error: { code: 'order.not-payable' } })
    expect(shop.provider.state.charges).toEqual([])
  })

  test('is accepted while the provider is unreachable, which is retried', async () => {
    const shop = await openDebits()
    await shop.ask()
    const code = await shop.deliver()
    shop.provider.state.reachable = false
    expect(await shop.confirm(code)).toMatchObject({
      ok: true,
      value: { payment: { reference: null } },
    })
    shop.provider.state.reachable = true
    shop.pass(3 * MINUTE)
    await reconcilePayments(shop, { links })
    expect(shop.provider.state.charges).toMatchObject([{ mandate: { reference: 'PAY1' } }])
  })
})
