import type { MemberId } from '../accounts/account.ts'
import type { OrderId } from '../orders/order.ts'
import { orderNumber } from '../orders/order-number.ts'
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

/** Withdraws from a member's own order, submitted and confirmed at once by their login. */
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
    if (known) return known.order === id ? ok(known) : err({ code: 'withdrawal.id-taken' })
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
