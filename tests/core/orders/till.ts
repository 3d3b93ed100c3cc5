import type { Payment, PaymentState } from '#core/orders/order.ts'
import type { Charge, Payback, PaymentProvider, PaymentReport } from '#core/orders/providers.ts'
import { err, ok } from '#core/shared/result.ts'
import { openWorld } from '#tests/core/world.ts'

/** A payment company that a test directs: it collects what it is told to, and can be out of reach. */
export function directedProvider() {
  const reports = new Map<string, PaymentReport>()
  const state = {
    charges: [] as Charge[],
    cancelled: [] as string[],
    paidBack: [] as Payback[],
    reachable: true,
    /** Runs while a payment is being started, as if something else happened meanwhile. */
    meanwhile: async () => {},
  }
  const answer = () => {
    if (!state.reachable) throw new Error('no line')
  }

  const provider: PaymentProvider = {
    name: 'sandbox',
    async start(charge) {
      answer()
      state.charges.push(charge)
      const reference = `ref-${charge.payment}`
      if (!reports.has(reference)) {
        reports.set(reference, { reference, state: 'open', amount: charge.amount })
      }
      await state.meanwhile()
      return { reference, checkoutUrl: `https://pay.test/${reference}` }
    },
    async look(reference) {
      answer()
      return reports.get(reference) ?? null
    },
    async cancel(reference) {
      answer()
      state.cancelled.push(reference)
    },
    async payBack(payback) {
      answer()
      if (!state.paidBack.some(({ refund }) => refund === payback.refund)) {
        state.paidBack.push(payback)
      }
    },
    async heard({ body, header }) {
      if (header('x-signature') !== 'ours') return err({ code: 'webhook.untrusted' })
      return ok({ reference: body })
    },
  }

  /** Lets a payment come to something at the provider, which does not tell us by itself. */
  function decide(payment: Pick<Payment, 'id'>, outcome: PaymentState, amount?: number) {
    const reference = `ref-${payment.id}`
    const report = reports.get(reference)
    if (!report) throw new Error(`${reference} was never started`)
    const money = { ...report.amount, amount: amount ?? report.amount.amount }
    reports.set(reference, { reference, state: outcome, amount: money })
  }

  return { ...provider, state, decide, forget: (id: string) => reports.delete(`ref-${id}`) }
}

/** Where the tests' pages and webhooks are. */
export const links = (order: string, provider: string) => ({
  returnUrl: `https://vonk.test/transactions/${order}`,
  webhookUrl: `https://vonk.test/api/webhooks/${provider}`,
})

/** A world in which Ann can buy credits. */
export async function openShop() {
  const provider = directedProvider()
  const world = openWorld({ providers: (name) => (name === 'sandbox' ? provider : null) })
  await world.member('ann')

  /** What Ann orders unless a test says otherwise: sixty credits by iDEAL, with nothing off. */
  const order = (changes: Partial<typeof standard> = {}) => ({ ...standard, ...changes })
  const standard = {
    member: 'ann',
    order: 'order-1',
    payment: 'pay-1',
    bundle: 'eur-60',
    method: 'ideal',
    code: null as string | null,
    country: 'NL' as const,
    site: world.site,
    links,
  }

  return { ...world, provider, order }
}
