import * as v from 'valibot'
import type { PaymentState } from '#core/money/order.ts'
import type { ProviderStatus, RefundState, StartedPayment } from '#core/money/providers.ts'
import type { Money } from '#core/shared/money.ts'

/** An amount in Mollie's format: `{ currency: 'EUR', value: '14.99' }`. */
export const MollieAmount = v.object({
  currency: v.string(),
  value: v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/)),
})
type MollieAmount = v.InferOutput<typeof MollieAmount>

/** The fields we read of a Mollie refund. */
export const MollieRefund = v.object({
  amount: MollieAmount,
  metadata: v.nullish(v.unknown()),
  status: v.string(),
})

/** The fields we read of a Mollie payment. */
export const MolliePayment = v.object({
  id: v.string(),
  status: v.string(),
  createdAt: v.string(),
  amount: MollieAmount,
  amountRefunded: v.optional(MollieAmount),
  amountChargedBack: v.optional(MollieAmount),
  metadata: v.nullish(v.unknown()),
  _links: v.object({ checkout: v.nullish(v.object({ href: v.string() })) }),
  /** Embedded chargebacks and refunds, if requested; a reversed chargeback has `reversedAt`. */
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

/** Mollie's refunds of a payment. */
export const MollieRefunds = v.object({ _embedded: v.object({ refunds: v.array(MollieRefund) }) })

/** Our methods by Mollie's names; card brands map to cards. Others have the same name. */
const METHODS: Readonly<Record<string, string>> = {
  sct: 'banktransfer',
  prezelewy24: 'przelewy24',
  cartebancaire: 'creditcard',
  maestro: 'creditcard',
  visa: 'creditcard',
  mastercard: 'creditcard',
}

/** Mollie's name of one of our methods. */
export const methodAt = (method: string): string => METHODS[method] ?? method

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2

/** Minor units to Mollie's decimals. */
export function written({ amount, currency }: Money): MollieAmount {
  const digits = digitsOf(currency)
  const text = String(amount).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  return { currency, value: digits === 0 ? whole : `${whole}.${text.slice(-digits)}` }
}

/** Mollie's decimals to minor units. */
export function read({ currency, value }: MollieAmount): Money {
  const [whole = '', part = ''] = value.split('.')
  const digits = digitsOf(currency)
  return { amount: Number(whole + part.padEnd(digits, '0').slice(0, digits)), currency }
}

/** A payment accepted by Mollie. */
export const startedOf = ({ id, _links }: MolliePayment): StartedPayment => ({
  reference: id,
  checkoutUrl: _links.checkout?.href ?? null,
})

const AboutPayment = v.object({ payment_id: v.string() })

/** Our payment id in Mollie's metadata. */
export const paymentIn = (metadata: unknown): string | null =>
  v.is(AboutPayment, metadata) ? metadata.payment_id : null

const AboutRefund = v.object({ refund_id: v.string() })

/** Our refund id in Mollie's metadata. */
export const refundIn = (metadata: unknown): string | null =>
  v.is(AboutRefund, metadata) ? metadata.refund_id : null

/** Maps Mollie's payment to a report. */
export function statusOf(payment: MolliePayment): ProviderStatus {
  const amount = read(payment.amount)
  const chargedBack = chargedBackOf(payment)
  const given = refundedOf(payment, (state) => state === 'given')
  const isGone = given + chargedBack >= amount.amount
  const gone = isGone ? (chargedBack > 0 ? 'charged-back' : 'refunded') : 'paid'
  return {
    ...startedOf(payment),
    state: payment.status === 'paid' ? gone : stateOf(payment.status),
    amount,
    // With those under way: they cannot be refunded again.
    returned: Math.min(
      amount.amount,
      refundedOf(payment, (state) => state !== 'failed') + chargedBack,
    ),
    refunds: (payment._embedded?.refunds ?? []).flatMap(({ metadata, status }) => {
      const refund = refundIn(metadata)
      return refund === null ? [] : [{ refund, state: refundStateOf(status) }]
    }),
    payment: paymentIn(payment.metadata),
  }
}

/** Maps Mollie's refund status; even `refunded` may still fail later. */
export function refundStateOf(status: string): RefundState {
  if (status === 'failed' || status === 'canceled') return 'failed'
  return status === 'refunded' ? 'given' : 'open'
}

/** Sum of the refunds in a state that counts. */
function refundedOf(
  { amountRefunded, _embedded }: MolliePayment,
  counts: (state: RefundState) => boolean,
): number {
  const each = _embedded?.refunds
  if (!each) return amountRefunded ? read(amountRefunded).amount : 0
  return each
    .filter(({ status }) => counts(refundStateOf(status)))
    .reduce((sum, { amount }) => sum + read(amount).amount, 0)
}

/** Sum of chargebacks, without reversed ones. */
function chargedBackOf({ amountChargedBack, _embedded }: MolliePayment): number {
  const each = _embedded?.chargebacks
  if (!each) return amountChargedBack ? read(amountChargedBack).amount : 0
  return each
    .filter(({ reversedAt }) => !reversedAt)
    .reduce((sum, { amount }) => sum + read(amount).amount, 0)
}

/** Maps Mollie's status of an unpaid payment. */
function stateOf(status: string): PaymentState {
  if (status === 'canceled') return 'cancelled'
  return status === 'failed' || status === 'expired' ? 'failed' : 'open'
}
