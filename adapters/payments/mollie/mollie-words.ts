import * as v from 'valibot'
import type { PaymentState } from '#core/orders/order.ts'
import type { Money } from '#core/shared/money.ts'

/** An amount as Mollie writes it: `{ currency: 'EUR', value: '14.99' }`. */
export const MollieAmount = v.object({
  currency: v.string(),
  value: v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/)),
})
type MollieAmount = v.InferOutput<typeof MollieAmount>

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
})
export type MolliePayment = v.InferOutput<typeof MolliePayment>

/** One page of Mollie's list of payments, newest first. */
export const MolliePage = v.object({
  _embedded: v.object({ payments: v.array(MolliePayment) }),
  _links: v.object({ next: v.nullish(v.object({ href: v.string() })) }),
})

/** What Mollie gave back of a payment. */
export const MollieRefunds = v.object({
  _embedded: v.object({
    refunds: v.array(v.object({ metadata: v.nullish(v.unknown()) })),
  }),
})

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

/** What Mollie's status comes to here. Money that all went back is a refund, whoever sent it back. */
export function stateOf(payment: MolliePayment): PaymentState {
  const { status, amount, amountRefunded, amountChargedBack } = payment
  if (status === 'paid') {
    const back = [amountRefunded, amountChargedBack].map((part) => (part ? read(part).amount : 0))
    return Math.max(...back) >= read(amount).amount ? 'refunded' : 'paid'
  }
  if (status === 'canceled') return 'cancelled'
  return status === 'failed' || status === 'expired' ? 'failed' : 'open'
}
