import * as v from 'valibot'
import type { PaymentState } from '#core/orders/order.ts'
import type { PaymentReport, RefundState, StartedPayment } from '#core/orders/providers.ts'
import type { Money } from '#core/shared/money.ts'

/** An amount as Mollie writes it: `{ currency: 'EUR', value: '14.99' }`. */
export const MollieAmount = v.object({
  currency: v.string(),
  value: v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/)),
})
type MollieAmount = v.InferOutput<typeof MollieAmount>

/** What we read of a refund of Mollie's. */
const MollieRefund = v.object({
  amount: MollieAmount,
  metadata: v.nullish(v.unknown()),
  status: v.string(),
})

/** What we read of a payment of Mollie's. */
export const MolliePayment = v.object({
  id: v.string(),
  status: v.string(),
  createdAt: v.string(),
  amount: MollieAmount,
  amountRefunded: v.optional(MollieAmount),
  amountChargedBack: v.optional(MollieAmount),
  metadata: v.nullish(v.unknown()),
  _links: v.object({ checkout: v.nullish(v.object({ href: v.string() })) }),
  /** Its chargebacks and refunds one by one, where they were asked for; a chargeback that was reversed says when. */
  _embedded: v.optional(
    v.object({
      refunds: v.optional(v.array(MollieRefund)),
      chargebacks: v.optional(
        v.array(v.object({ amount: MollieAmount, reversedAt: v.nullish(v.string()) })),
      ),
    }),
  ),
})
export type MolliePayment = v.InferOutput<typeof MolliePayment>

/** One page of Mollie's list of payments, newest first. */
export const MolliePage = v.object({
  _embedded: v.object({ payments: v.array(MolliePayment) }),
  _links: v.object({ next: v.nullish(v.object({ href: v.string() })) }),
})

/** What Mollie gave back of a payment. */
export const MollieRefunds = v.object({ _embedded: v.object({ refunds: v.array(MollieRefund) }) })

/** Our methods by Mollie's names; brands of card are cards there. One that is missing has the same name. */
const METHODS: Readonly<Record<string, string>> = {
  sct: 'banktransfer',
  prezelewy24: 'przelewy24',
  cartebancaire: 'creditcard',
  maestro: 'creditcard',
  visa: 'creditcard',
  mastercard: 'creditcard',
}

/** What Mollie calls one of our methods. */
export const methodAt = (method: string): string => METHODS[method] ?? method

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2

/** Minor units as Mollie's decimals. */
export function written({ amount, currency }: Money): MollieAmount {
  const digits = digitsOf(currency)
  const text = String(amount).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  return { currency, value: digits === 0 ? whole : `${whole}.${text.slice(-digits)}` }
}

/** Mollie's decimals as minor units. */
export function read({ currency, value }: MollieAmount): Money {
  const [whole = '', part = ''] = value.split('.')
  const digits = digitsOf(currency)
  return { amount: Number(whole + part.padEnd(digits, '0').slice(0, digits)), currency }
}

/** What is left to know of a payment once Mollie took it on. */
export const startedOf = ({ id, _links }: MolliePayment): StartedPayment => ({
  reference: id,
  checkoutUrl: _links.checkout?.href ?? null,
})

const AboutPayment = v.object({ payment_id: v.string() })

/** Our own id of a payment, in what we gave Mollie to keep with it. */
export const paymentIn = (metadata: unknown): string | null =>
  v.is(AboutPayment, metadata) ? metadata.payment_id : null

const AboutRefund = v.object({ refund_id: v.string() })

/** Our own id of a refund, in what we gave Mollie to keep with it. */
export const refundIn = (metadata: unknown): string | null =>
  v.is(AboutRefund, metadata) ? metadata.refund_id : null

/** What Mollie says of a payment. */
export function reportOf(payment: MolliePayment): PaymentReport {
  const amount = read(payment.amount)
  const chargedBack = chargedBackOf(payment)
  const refunded = refundedOf(payment)
  const returned = Math.min(amount.amount, refunded + chargedBack)
  const gone = returned === amount.amount ? (chargedBack > 0 ? 'charged-back' : 'refunded') : 'paid'
  return {
    ...startedOf(payment),
    state: payment.status === 'paid' ? gone : stateOf(payment.status),
    amount,
    returned,
    refunds: (payment._embedded?.refunds ?? []).flatMap(({ metadata, status }) => {
      const refund = refundIn(metadata)
      return refund === null ? [] : [{ refund, state: refundStateOf(status) }]
    }),
    payment: paymentIn(payment.metadata),
  }
}

/** What Mollie's status of a refund comes to here; one that it calls refunded may still fail later. */
function refundStateOf(status: string): RefundState {
  if (status === 'failed' || status === 'canceled') return 'failed'
  return status === 'refunded' ? 'given' : 'open'
}

/** What was given back, or is to be; what failed was not. */
function refundedOf({ amountRefunded, _embedded }: MolliePayment): number {
  const each = _embedded?.refunds
  if (!each) return amountRefunded ? read(amountRefunded).amount : 0
  return each
    .filter(({ status }) => refundStateOf(status) !== 'failed')
    .reduce((sum, { amount }) => sum + read(amount).amount, 0)
}

/** What banks took back and did not give up again. */
function chargedBackOf({ amountChargedBack, _embedded }: MolliePayment): number {
  const each = _embedded?.chargebacks
  if (!each) return amountChargedBack ? read(amountChargedBack).amount : 0
  return each
    .filter(({ reversedAt }) => !reversedAt)
    .reduce((sum, { amount }) => sum + read(amount).amount, 0)
}

/** What Mollie's status comes to here, of a payment that is not paid. */
function stateOf(status: string): PaymentState {
  if (status === 'canceled') return 'cancelled'
  return status === 'failed' || status === 'expired' ? 'failed' : 'open'
}
