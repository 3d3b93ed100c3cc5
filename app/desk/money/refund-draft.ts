import type { DeskOrder } from './queries.ts'
import { amountIn } from './typed-amount.ts'

/** What an operator chose and typed of a refund. */
export const NO_REFUND = { id: '', how: '', amount: '', credits: 'take', reason: '' }
export type RefundDraft = Readonly<Record<keyof typeof NO_REFUND, string>>

export type Refundable = NonNullable<DeskOrder['refundable']>

/** Ways to say how much, of those that make a difference. */
export const waysToRefund = ({ worth, most, unspent }: Refundable) =>
  unspent > 0 && worth.amount < most.amount
    ? (['unspent', 'whole', 'other'] as const)
    : (['whole', 'other'] as const)

/** The refund that is chosen; `amount` is `null` where it is none, or not possible. */
export function refundIn(draft: RefundDraft, refundable: Refundable) {
  const { worth, most, least, unspent } = refundable
  const { currency } = most
  const leaves = unspent > 0 && draft.credits === 'leave'
  const lowest = leaves ? least.leaving : least.taking
  const typed = draft.how === 'other' ? amountIn(draft.amount, currency) : null
  const wanted = { unspent: worth.amount, whole: most.amount, other: typed }
  const how = waysToRefund(refundable).find((one) => one === draft.how) ?? null
  const amount = how && wanted[how]
  const fits = amount !== null && amount >= lowest.amount && amount <= most.amount
  return { how, leaves, lowest, most, amount: fits ? { amount, currency } : null }
}
