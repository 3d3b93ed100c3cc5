import { describe, expect, test } from 'bun:test'
import { changeCredits } from '#core/desk/credits/change-credits.ts'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { spend } from '#core/money/book.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import type { PaymentState } from '#core/money/order.ts'
import { refundAtDesk } from '#core/money/payments/refund-at-desk.ts'
import { refundOrder } from '#core/money/payments/refund-order.ts'
import { sendReturns } from '#core/money/payments/send-returns.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { START } from '#tests/core/world.ts'
import { openShop } from '../../money/checkout/till.ts'

/** Ann has bought sixty credits, and spent ten on messages. */
async function bought() {
  const shop = await openShop()
  await placeOrder(shop, shop.order())
  const report = async (state: PaymentState) => {
    shop.provider.decide({ id: 'pay-1' }, state)
    await settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-1' })
  }
  await report('paid')
  const move = { member: 'ann', amount: 10, reference: 'message', reason: 'message' } as const
  await shop.commit((stores) => spend(stores, shop, move))
  /** Letters sent since the last call. */
  const letters = async () => {
    const before = shop.mailer.letters.length
    await shop.deliveries()
    await sendDue(shop, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
    return shop.mailer.letters.slice(before)
  }
  const refund = () =>
    refundOrder(shop, { member: 'ann', order: 'order-1', refund: 'refund-1', credits: 50 })
  return { ...shop, report, letters, refund }
}

const NUMBER = expect.stringMatching(/^261121-[0-9A-HJKMNP-TV-Z]{6}$/)

describe('a receipt', () => {
  test('has the purchase, buyer, seller and VAT', async () => {
    const shop = await bought()
    expect(await shop.letters()).toMatchObject([
      {
        kind: 'receipt',
        to: 'ann@example.test',
        path: '/transactions/order-1',
        unsubscribe: null,
        facts: {
          name: 'ann',
          refundDays: 14,
          receipt: {
            number: NUMBER,
            seller: { site: 'Vonk', name: 'Vonk Voorbeeld B.V.', kvk: '00000000' },
            buyer: { name: 'ann', email: 'ann@example.test' },
            country: 'NL',
            paidAt: START,
            method: 'ideal',
            credits: 60,
            price: { amount: 3999, currency: 'EUR' },
            discount: { code: 'TIMEBONUS25', percentage: 25, amount: { amount: 1000 } },
            total: { amount: 2999, currency: 'EUR' },
            vat: { rate: 2100, amount: { amount: 520, currency: 'EUR' } },
            refund: null,
          },
        },
      },
    ])
  })
})

describe('a refund', () => {
  test('is mailed on the member’s request, with its credits', async () => {
    const shop = await bought()
    await shop.letters()
    await shop.refund()
    expect(await shop.letters()).toMatchObject([
      {
        kind: 'refund',
        facts: { number: NUMBER, amount: { amount: 2499 }, credits: 50, at: START },
      },
    ])
  })

  test('is mailed to deleted members too', async () => {
    const shop = await bought()
    await shop.letters()
    await shop.refund()
    await deleteAccount(shop, { member: 'ann', reason: 'other', site: 'vonk' })
    const kinds = (await shop.letters()).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['reactivate', 'refund'])
  })

  test('is mailed when the site refunded by itself', async () => {
    const shop = await bought()
    await shop.letters()
    await shop.report('refunded')
    expect(await shop.letters()).toMatchObject([
      { kind: 'refund', facts: { amount: { amount: 2999 }, credits: 50 } },
    ])
  })

  test('is mailed for a chargeback and for its reversal', async () => {
    const shop = await bought()
    await shop.letters()
    await shop.report('charged-back')
    expect(await shop.letters()).toMatchObject([
      { kind: 'chargeback', facts: { number: NUMBER, amount: { amount: 2999 } } },
    ])
    await shop.report('paid')
    expect(await shop.letters()).toMatchObject([{ kind: 'chargeback-reversed' }])
  })

  test('is mailed for an unused payment, and when it failed', async () => {
    const shop = await bought()
    await placeOrder(shop, shop.order({ order: 'order-2', payment: 'pay-2' }))
    await deleteAccount(shop, { member: 'ann', reason: 'other', site: 'vonk' })
    await shop.letters()
    shop.provider.decide({ id: 'pay-2' }, 'paid')
    await settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-2' })
    const facts = { number: NUMBER, amount: { amount: 3999 }, credits: null, at: START }
    expect(await shop.letters()).toMatchObject([{ kind: 'payment-returned', facts }])
    shop.provider.state.refusesRefunds = true
    await sendReturns(shop)
    expect(await shop.letters()).toMatchObject([{ kind: 'return-failed', facts }])
  })

  test('is not mailed once its record is deleted', async () => {
    const shop = await bought()
    await shop.letters()
    const notification = {
      kind: 'payment-returned',
      member: 'ann',
      order: 'order-1',
      payment: 'pay-9',
    } as const
    await shop.commit(({ deliveries }) =>
      deliveries.add({ id: 'gone', notification, addedAt: START, dueAt: START }),
    )
    expect(await shop.letters()).toEqual([])
  })
})

describe('credits that an operator moved', () => {
  test.each([
    [25, 'credits-granted'],
    [-5, 'credits-taken'],
  ] as const)('are told to their member: %i is %s', async (credits, kind) => {
    const shop = await bought()
    await shop.letters()
    await changeCredits(shop, {
      ...{ id: 'change', member: 'ann', credits, reason: 'Foto niet bezorgd' },
      operator: { id: 'mia' },
    })
    const letters = await shop.letters()
    expect(letters).toMatchObject([{ kind, to: 'ann@example.test', path: '/credits' }])
    expect(letters[0]?.facts).toEqual({ name: 'ann', credits: Math.abs(credits) })
    // Why is for colleagues only.
    expect(JSON.stringify(letters)).not.toContain('Foto niet bezorgd')
  })
})

test('each refund of an order has a mail of its own', async () => {
  const shop = await bought()
  await shop.letters()
  for (const [nth, amount] of [300, 500].entries()) {
    const seen = { unspent: 50 - 6 * nth, left: 2999 - 300 * nth }
    const how = {
      order: 'order-1',
      refund: `back-${nth}`,
      leaves: false,
      reason: 'Spijt',
      by: null,
    }
    await refundAtDesk(shop, { ...how, ...seen, amount })
  }
  expect(await shop.letters()).toMatchObject([
    { kind: 'refund', facts: { amount: { amount: 300 }, credits: 6 } },
    { kind: 'refund', facts: { amount: { amount: 500 }, credits: 10 } },
  ])
})
