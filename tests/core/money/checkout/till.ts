import type { Payment, PaymentState } from '#core/money/order.ts'
import type {
  Charge,
  PaymentProvider,
  ProviderStatus,
  RefundRequest,
  RefundState,
} from '#core/money/providers.ts'
import { err, ok } from '#core/shared/result.ts'
import type { Site } from '#core/site/settings.ts'
import { openWorld } from '#tests/core/world.ts'

/** A payment provider that the test controls, and that can be unreachable. */
export function directedProvider() {
  const reports = new Map<string, ProviderStatus>()
  const state = {
    charges: [] as Charge[],
    cancelled: [] as string[],
    paidBack: [] as RefundRequest[],
    /** Outcomes of refunds, by id. */
    refunds: new Map<string, RefundState>(),
    /** Whether it refuses refunds. */
    refusesRefunds: false,
    /** Whether it accepts refunds without a response. */
    silent: false,
    reachable: true,
    /** Whether it refuses payments. */
    refusing: false,
    /** Runs during the start of a payment, as a concurrent event. */
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
      if (state.refusing) return null
      const reference = `ref-${charge.payment}`
      if (!reports.has(reference)) {
        reports.set(reference, reportOn(charge, reference))
      }
      await state.meanwhile()
      return started(reference)
    },
    async find({ payment }) {
      answer()
      return reports.has(`ref-${payment}`) ? started(`ref-${payment}`) : null
    },
    async list() {
      answer()
      return [...reports.values()]
    },
    async listReversals() {
      answer()
      return [...reports.values()].flatMap(({ reference, state }) =>
        state === 'paid' || state === 'refunded' || state === 'charged-back'
          ? [{ reference, state }]
          : [],
      )
    },
    async look(reference) {
      answer()
      const report = reports.get(reference)
      if (!report) return null
      const refunds = state.paidBack
        .filter((one) => one.reference === reference)
        .map(({ refund }) => ({ refund, state: state.refunds.get(refund) ?? 'open' }) as const)
      return { ...report, refunds }
    },
    async cancel(reference) {
      answer()
      state.cancelled.push(reference)
      const report = reports.get(reference)
      if (report?.state === 'open') reports.set(reference, { ...report, state: 'cancelled' })
    },
    async refund(request) {
      answer()
      if (state.refusesRefunds) return false
      if (!state.paidBack.some(({ refund }) => refund === request.refund)) {
        state.paidBack.push(request)
      }
      if (state.silent) throw new Error('no answer in time')
      return true
    },
    async verifyWebhook({ body, header }) {
      if (header('x-signature') !== 'ours') return err({ code: 'webhook.untrusted' })
      return ok({ reference: body })
    },
  }

  /** Sets the outcome of a payment at the provider, without a webhook. */
  function decide(payment: Pick<Payment, 'id'>, outcome: PaymentState, amount?: number) {
    const reference = `ref-${payment.id}`
    const report = reports.get(reference)
    if (!report) throw new Error(`${reference} was never started`)
    const money = { ...report.amount, amount: amount ?? report.amount.amount }
    const back = outcome === 'refunded' || outcome === 'charged-back'
    const returned = back ? money.amount : 0
    reports.set(reference, { ...report, state: outcome, amount: money, returned })
  }

  return {
    ...provider,
    state,
    decide,
    /** Adds a report that the provider knows. */
    know: (report: ProviderStatus) => void reports.set(report.reference, report),
    removeReport: (id: string) => reports.delete(`ref-${id}`),
  }
}

const started = (reference: string) => ({
  reference,
  checkoutUrl: `https://pay.test/${reference}`,
})

/** A new payment, as the provider reports it. */
export const reportOn = (
  { payment, amount }: Pick<Charge, 'amount'> & { readonly payment: string | null },
  reference: string,
  state: PaymentState = 'open',
): ProviderStatus => ({ ...started(reference), state, amount, returned: 0, refunds: [], payment })

/** URLs of the return page and of webhooks. */
export const links = (order: string, provider: string) => ({
  returnUrl: `https://vonk.test/transactions/${order}`,
  webhookUrl: `https://vonk.test/api/webhooks/${provider}`,
})

/** A world in which Ann can buy credits. */
export async function openShop({ others = [] }: { readonly others?: readonly Site[] } = {}) {
  const provider = directedProvider()
  const world = openWorld({ others, providers: (name) => (name === 'sandbox' ? provider : null) })
  await world.member('ann')

  /** Ann's order, unless a test changes it: sixty credits by iDEAL, without a discount. */
  const order = (changes: Partial<typeof standard> = {}) => ({ ...standard, ...changes })
  const standard = {
    member: 'ann',
    order: 'order-1',
    payment: 'pay-1',
    bundle: 'eur-60',
    method: 'ideal',
    code: null as string | null,
    total: null as number | null,
    country: 'NL' as const,
    requestCountry: 'NL' as const,
    site: world.site,
    links,
  }

  return { ...world, provider, order }
}
