import { describe, expect, test } from 'bun:test'
import { exportMember } from '#core/membership/leaving/export-member.ts'
import { cancelOrder } from '#core/money/checkout/cancel-order.ts'
import { retryPayment } from '#core/money/checkout/retry-payment.ts'
import { pruneDebits } from '#core/money/direct-debit/unsigned-payment.ts'
import { paidMandates } from '#core/money/direct-debit/view-debit.ts'
import type { PaymentState } from '#core/money/order.ts'
import { reconcilePayments } from '#core/money/payments/reconcile.ts'
import { sendReturns } from '#core/money/payments/send-returns.ts'
import { currentMandate } from '#core/money/read-orders.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { DAY } from '#core/shared/time.ts'
import { START } from '#tests/core/world.ts'
import { DEBIT_FORM, openDebits } from './debit-orders.ts'
import { links } from './till.ts'

describe('a bank account', () => {
  const signed = async () => {
    const shop = await openDebits()
    await shop.ask()
    await shop.confirm(await shop.deliver())
    const settle = () => settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-1' })
    return { ...shop, settle }
  }
  const blocked = { error: { code: 'directdebit.blocked' } }

  test('without funds is not debited again', async () => {
    const shop = await signed()
    shop.provider.decide({ id: 'pay-1' }, 'failed')
    await shop.settle()
    await shop.orderAgain(2)
    expect(await shop.ask({ debit: 'debit-2', order: 'order-2' })).toMatchObject(blocked)
    const form = { ...DEBIT_FORM, iban: 'BE68539007547034' }
    expect(await shop.ask({ debit: 'debit-2', order: 'order-2', form })).toMatchObject({ ok: true })
  })

  test('with a chargeback is not debited again, by anybody', async () => {
    const shop = await signed()
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    await shop.settle()
    expect([...(await paidMandates(shop.reads, 'ann'))]).toMatchObject([
      ['order-1', { reference: 'PAY1', signedAt: START, maskedIban: 'NL••••4300' }],
    ])
    await shop.orderAgain(2)
    expect(await shop.ask({ debit: 'debit-2', order: 'order-2' })).toMatchObject({ ok: true })

    shop.provider.decide({ id: 'pay-1' }, 'charged-back')
    await shop.settle()
    expect(await shop.ask({ debit: 'debit-3', order: 'order-2' })).toMatchObject(blocked)
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    await shop.settle()
    expect(await shop.ask({ debit: 'debit-4', order: 'order-2' })).toMatchObject({ ok: true })
  })

  test.each(['paid', 'refunded'] as const)(
    'whose payment we returned may be debited again after its chargeback is reversed: %s',
    async (state) => {
      const shop = await signed()
      await cancelOrder(shop, { member: 'ann', order: 'order-1' })
      await retryPayment(shop, shop.order({ payment: 'pay-1b' }))
      shop.provider.decide({ id: 'pay-1b' }, 'paid')
      await settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-1b' })
      const report = async (then: PaymentState) => {
        shop.provider.decide({ id: 'pay-1' }, then)
        await shop.settle()
      }
      await report('paid')
      if (state === 'refunded') {
        await sendReturns(shop)
        shop.provider.state.refunds.set('return-pay-1', 'given')
      }
      await report('charged-back')
      await shop.orderAgain(2)
      expect(await shop.ask({ debit: 'debit-2', order: 'order-2' })).toMatchObject(blocked)
      await report(state)
      expect(await shop.reads.orders.paymentById('pay-1')).toMatchObject({ state: 'refunded' })
      expect(await shop.ask({ debit: 'debit-3', order: 'order-2' })).toMatchObject({ ok: true })
    },
  )

  test('that we refunded ourselves is not blocked', async () => {
    const shop = await signed()
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    await shop.settle()
    shop.provider.decide({ id: 'pay-1' }, 'refunded')
    await shop.settle()
    await shop.orderAgain(2)
    expect(await shop.ask({ debit: 'debit-2', order: 'order-2' })).toMatchObject({ ok: true })
  })

  test('that paid after all may be debited again', async () => {
    const shop = await signed()
    shop.provider.decide({ id: 'pay-1' }, 'failed')
    await shop.settle()
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    await shop.settle()
    await shop.orderAgain(2)
    expect(await shop.ask({ debit: 'debit-2', order: 'order-2' })).toMatchObject({ ok: true })
  })

  test('is not blocked by a cancelled order', async () => {
    const shop = await signed()
    shop.provider.decide({ id: 'pay-1' }, 'cancelled')
    await shop.settle()
    await shop.orderAgain(2)
    expect(await shop.ask({ debit: 'debit-2', order: 'order-2' })).toMatchObject({ ok: true })
  })
})

describe('after a day', () => {
  test('an unconfirmed bank account is deleted', async () => {
    const shop = await openDebits()
    await shop.ask()
    shop.pass(DAY)
    await pruneDebits(shop)
    expect(await shop.debit()).not.toBeNull()
    shop.pass(1)
    await pruneDebits(shop)
    expect(await shop.debit()).toBeNull()
  })

  test('a mandate keeps its reference and last characters, and no usable data', async () => {
    const shop = await openDebits()
    await shop.ask()
    const code = await shop.deliver()
    shop.provider.state.reachable = false
    await shop.confirm(code)
    shop.pass(DAY + 1)
    await pruneDebits(shop)
    expect(await shop.debit()).toMatchObject({
      details: null,
      code: null,
      mandate: { reference: 'PAY1' },
    })
    shop.provider.state.reachable = true
    await reconcilePayments(shop, { links })
    expect(shop.provider.state.charges).toEqual([])
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({ state: 'failed' })
    expect(await shop.confirm(code)).toMatchObject({ error: { code: 'directdebit.signed' } })
  })
})

describe('the mandate of an order', () => {
  const open = async () => {
    const shop = await openDebits()
    const mandate = async () =>
      currentMandate(shop.reads, await shop.reads.orders.payments('order-1'))
    const retry = async (method: string, payment: string) => {
      shop.pass(DAY)
      await cancelOrder(shop, { member: 'ann', order: 'order-1' })
      expect(await retryPayment(shop, shop.order({ method, payment }))).toMatchObject({ ok: true })
    }
    return { ...shop, mandate, retry }
  }

  test('is none until its direct debit is signed', async () => {
    const shop = await open()
    expect(await shop.mandate()).toBeNull()
    await shop.ask()
    const code = await shop.deliver()
    expect(await shop.mandate()).toBeNull()
    await shop.confirm(code)
    expect(await shop.mandate()).toEqual({ reference: 'PAY1', signedAt: START })
  })

  test('is that of its newest payment that has one', async () => {
    const shop = await open()
    await shop.ask()
    await shop.confirm(await shop.deliver())
    await shop.retry('ideal', 'pay-2')
    expect(await shop.mandate()).toEqual({ reference: 'PAY1', signedAt: START })
    await shop.retry('sdd', 'pay-3')
    expect(await shop.mandate()).toEqual({ reference: 'PAY1', signedAt: START })
    await shop.ask({ debit: 'debit-2' })
    await shop.confirm(await shop.deliver(), { debit: 'debit-2' })
    expect(await shop.mandate()).toEqual({ reference: 'PAY3', signedAt: START + 2 * DAY })
  })
})

test('the export has the direct debits, without internal keys', async () => {
  const shop = await openDebits()
  await shop.ask()
  await shop.deliver()
  const { directDebits } = await exportMember(shop, 'ann')
  expect(directDebits).toMatchObject([{ id: 'debit-1', maskedIban: 'NL••••4300' }])
  expect(JSON.stringify(directDebits)).not.toContain(
    shop.secrets.fingerprint(`iban ${DEBIT_FORM.iban}`),
  )
})
