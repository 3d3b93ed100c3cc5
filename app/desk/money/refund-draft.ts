import { creditsFor } from '#core/money/orders/refund.ts'
import type { DeskOrder } from './queries.ts'
import { amountIn } from './typed-amount.ts'

/** What an operator chose and typed of a refund. */
export const NO_REFUND = { id: '', how: '', amount: '', credits: 'take', reason: '' }
export type RefundDraft = Readonly<Record<keyof typeof NO_REFUND, string>>

export type Refundable = NonNullable<DeskOrder['refundable']>

/** Ways to say how much, of those that make a difference. */
export const waysToRefund = ({ worth, left, unspent }: Refundable) =>
  unspent > 0 && worth.amount < left.amount
    ? (['unspent', 'whole', 'other'] as const)
    : (['whole', 'other'] as const)

export type ChosenRefund = ReturnType<typeof refundIn>

/** The refund that is chosen; `amount` is `null` where it is none, or not possible. */
export function refundIn(
  draft: RefundDraft,
  refundable: Refundable,
  { total, credits, returned }: Pick<DeskOrder, 'total' | 'credits' | 'returned'>,
) {
  const { worth, left, unspent } = refundable
  const { currency } = left
  const leaves = unspent > 0 && draft.credits === 'leave'
  const typed = draft.how === 'other' ? amountIn(draft.amount, currency) : null
  const wanted = { unspent: worth.amount, whole: left.amount, other: typed }
  const how = waysToRefund(refundable).find((one) => one === draft.how) ?? null
  const amount = how && wanted[how]
  const fits = amount !== null && amount >= 1 && amount <= left.amount
  const isRest = fits && amount === left.amount
  const bought = { total, credits, returned: returned.amount }
  const covered = fits ? creditsFor(bought, unspent, amount) : 0
  return {
    ...{ how, leaves, left },
    amount: fits ? { amount, currency } : null,
    /** Credits that leave the account, and those that become granted ones. */
    taken: leaves ? 0 : covered,
    given: leaves && isRest ? unspent : 0,
  }
}
