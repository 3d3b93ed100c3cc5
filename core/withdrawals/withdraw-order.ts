import type { MemberId } from '../accounts/account.ts'
import type { Order, OrderId } from '../orders/order.ts'
import { orderNumber } from '../orders/order-number.ts'
import type { Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Locale } from '../site/locales.ts'
import { type ConfirmNeeds, confirmOf } from './confirm-withdrawal.ts'
import type { WithdrawalError } from './errors.ts'
import { unconfirmed } from './state-withdrawal.ts'
import { type Withdrawal, type WithdrawalId, withdrawalParts } from './withdrawal.ts'

export type WithdrawOrder = {
  readonly member: MemberId
  readonly order: OrderId
  /** Client-made: idempotency key. */
  readonly id: WithdrawalId
  readonly name: string
  readonly language: Locale
}

type Refusal = Extract<
  WithdrawalError,
  {
    code:
      | 'withdrawal.not-found'
      | 'withdrawal.incomplete'
      | 'withdrawal.too-long'
      | 'withdrawal.id-taken'
  }
>

/**
 * Withdraws from a member's own order, submitted and confirmed at once by their login. From an order that an earlier
 * withdrawal settled nothing is left to withdraw: the answer is that one's receipt.
 */
export async function withdrawOrder(
  ports: ConfirmNeeds,
  { member, order: id, id: withdrawal, name, language }: WithdrawOrder,
): Promise<Result<Withdrawal, Refusal>> {
  const [order, account] = await Promise.all([
    ports.reads.orders.byId(id),
    ports.reads.accounts.byId(member),
  ])
  if (order?.member !== member || !account) return err({ code: 'withdrawal.not-found' })
  const number = orderNumber(order)
  const parts = withdrawalParts({ name, number })
  if (!parts.ok) return parts

  return confirmOf(ports, order, async (stores) => {
    const known = await stores.withdrawals.byId(withdrawal)
    if (known) {
      const same = known.order === id && known.name === parts.value.name
      return same ? ok(known) : err({ code: 'withdrawal.id-taken' })
    }
    const settled = await settledBy(stores, id)
    if (settled) return ok(settled)
    const stated: Withdrawal = {
      ...unconfirmed(order),
      ...parts.value,
      id: withdrawal,
      site: order.site,
      email: account.email,
      language,
      statedAt: ports.now(),
    }
    const added = await stores.withdrawals.add(stated)
    return added ? ok(stated) : err({ code: 'withdrawal.id-taken' })
  })
}

/** The confirmed withdrawal that settled an order, if it still does: a refund may have failed since. */
async function settledBy(
  { orders, withdrawals }: Pick<Stores, 'orders' | 'withdrawals'>,
  id: OrderId,
): Promise<Withdrawal | null> {
  const order = await orders.byId(id)
  const confirmed = order ? await withdrawals.confirmedOf(id) : []
  return confirmed.find(({ result }) => order && settles(order, result)) ?? null
}

function settles({ state, paidAt, withdrawnAt }: Order, result: Withdrawal['result']): boolean {
  if (paidAt === null) return result === 'unpaid' && withdrawnAt !== null
  if (state === 'charged-back') return result === 'returned' && withdrawnAt !== null
  return state === 'refunded' && (result === 'refunded' || result === 'returned')
}
