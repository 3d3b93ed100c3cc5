import { applyReport } from '#core/money/settle-payment.ts'
import { ok } from '#core/shared/result.ts'
import { and, type Scene, type Situation, storyId } from '../../app/mocks/scenes/situation.ts'
import { freeMember } from '../../app/mocks/scenes/situations.ts'

/** The viewer's order: `/transactions/${ORDER}`. */
export const ORDER = storyId(0x301)
const PAYMENT = storyId(0x302)
/** Its price. */
export const TOTAL = { amount: 3999, currency: 'EUR' } as const

const place =
  (method: string) =>
  ({ browser }: Scene) =>
    browser.ask('POST', '/api/orders', {
      id: ORDER,
      payment_id: PAYMENT,
      bundle_id: 'eur-60',
      method,
    })

/** The payer's choice on the sandbox's page. */
const choose =
  (outcome: 'paid' | 'failed' | 'cancelled' | 'refund-failed', of = PAYMENT) =>
  async ({ browser, world: { ports } }: Scene) => {
    const payment = await ports.reads.orders.paymentById(of)
    if (!payment?.checkoutUrl) throw new Error('there is no page to pay on')
    const body = new URLSearchParams({ outcome })
    await browser.answer(new Request(payment.checkoutUrl, { method: 'POST', body }))
  }

/** 60 credits were ordered, and the payment is pending. */
export const pendingOrder = (situation: Situation = freeMember(), method = 'ideal'): Situation =>
  and(situation, place(method))

/** 60 credits were ordered and paid. */
export const completedOrder = (situation: Situation = freeMember(), method = 'ideal'): Situation =>
  and(situation, place(method), choose('paid'))

/** 60 credits were ordered, and the payment failed. */
export const failedOrder = (situation: Situation = freeMember(), method = 'ideal'): Situation =>
  and(situation, place(method), choose('failed'))

/** 60 credits were ordered, and the order was cancelled. */
export const cancelledOrder = (situation: Situation = freeMember(), method = 'ideal'): Situation =>
  and(situation, place(method), choose('cancelled'))

/** The order of 25 credits after `ORDER`. */
export const ANOTHER_ORDER = storyId(0x304)
const ANOTHER_PAYMENT = storyId(0x305)

const placeAnother = ({ browser }: Scene) =>
  browser.ask('POST', '/api/orders', {
    id: ANOTHER_ORDER,
    payment_id: ANOTHER_PAYMENT,
    bundle_id: 'eur-25',
    method: 'ideal',
  })

/** 60 credits were ordered, then 25 in another tab, which replaced the first order. */
export const replacedOrder = (situation: Situation = freeMember()): Situation =>
  and(situation, place('ideal'), placeAnother)

/** 25 credits are bought, such as in another tab. */
export async function buyElsewhere(scene: Scene): Promise<void> {
  await placeAnother(scene)
  await choose('paid', ANOTHER_PAYMENT)(scene)
}

const RETRIED = storyId(0x307)

/** The payment failed; other credits were bought with the discount; then it was tried again, and cancelled. */
export const retriedWithoutDiscount = (situation: Situation): Situation =>
  and(
    failedOrder(situation),
    buyElsewhere,
    ({ browser }) =>
      browser.ask('POST', `/api/orders/${ORDER}/payments`, {
        id: RETRIED,
        method: 'paypal',
        total: TOTAL.amount,
      }),
    choose('cancelled', RETRIED),
  )

/** 60 credits were paid, and 25 more ordered. */
export const orderedAgain = (): Situation => and(completedOrder(), placeAnother)

/** Half off, taken instead of leaving. */
export const stayed = (situation: Situation): Situation =>
  and(
    situation,
    ({ browser }) => browser.ask('PUT', '/api/account/leaving', { reason: 'too-expensive' }),
    ({ browser }) => browser.ask('PUT', '/api/account/stay-discount'),
  )

/** The provider's later reports. */
const returned =
  (state: 'refunded' | 'charged-back') =>
  async ({ world: { ports } }: Scene) => {
    const payment = await ports.reads.orders.paymentById(PAYMENT)
    if (!payment) throw new Error('nothing was bought')
    const { amount } = payment
    await applyReport(ports, payment, { state, amount, returned: amount.amount })
  }

/** 60 credits were ordered and withdrawn, and the payment arrived anyway. */
export const withdrawnOrder = (situation: Situation = freeMember()): Situation =>
  and(
    pendingOrder(situation),
    ({ browser }) =>
      browser.ask('POST', `/api/orders/${ORDER}/withdrawal`, {
        id: storyId(0x306),
        name: 'Noor',
        language: 'nl',
      }),
    async ({ world: { ports } }) => {
      const payment = await ports.reads.orders.paymentById(PAYMENT)
      if (!payment) throw new Error('nothing was ordered')
      await applyReport(ports, payment, { state: 'paid', amount: payment.amount, returned: 0 })
    },
  )

/** The same, and the payment return failed. */
export const unreturnedPayment = (situation: Situation = freeMember()): Situation =>
  and(withdrawnOrder(situation), async ({ world: { ports } }) => {
    const back = await ports.reads.paymentReturns.of(PAYMENT)
    if (!back) throw new Error('nothing is sent back')
    await ports.atomically(async ({ paymentReturns }) =>
      ok(await paymentReturns.save({ ...back, failedAt: back.askedAt })),
    )
  })

/** 60 credits were ordered and paid, and refunded at the provider. */
export const refundedOrder = (situation: Situation = freeMember(), method = 'ideal'): Situation =>
  and(completedOrder(situation, method), returned('refunded'))

/** 60 credits were ordered and paid, and the requested refund failed. */
export const orderWithFailedRefund = (situation: Situation = freeMember()): Situation =>
  and(
    completedOrder(situation),
    ({ browser }) =>
      browser.ask('POST', `/api/orders/${ORDER}/refund`, { id: storyId(0x303), credits: 60 }),
    choose('refund-failed'),
  )

/** 60 credits were ordered and paid, and charged back by the bank. */
export const chargedBackOrder = (
  situation: Situation = freeMember(),
  method = 'ideal',
): Situation => and(completedOrder(situation, method), returned('charged-back'))
