import type { MemberId } from '../../accounts/account.ts'
import { emailKey } from '../../accounts/email.ts'
import { tryKeys } from '../../accounts/rate-limit.ts'
import { consumeTry } from '../../accounts/tries.ts'
import type { Ports, Stores } from '../../ports.ts'
import { minutesUntil } from '../../shared/limit.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { DAY, type Instant } from '../../shared/time.ts'
import type { Locale } from '../../site/locales.ts'
import type { WithdrawalError } from '../errors.ts'
import { type Order, type OrderId, orderNumber } from '../order.ts'
import { type Withdrawal, type WithdrawalId, withdrawalParts } from '../withdrawal.ts'
import { type ConfirmNeeds, confirmOf } from './confirm-withdrawal.ts'
import { unconfirmed } from './state-withdrawal.ts'

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
      | 'withdrawal.too-many'
  }
>

/**
 * Withdraws from a member's own order, submitted and confirmed at once by their login. Where an earlier withdrawal
 * settled the order, or found nothing to refund today, the answer is that one's receipt. Each mails a receipt, so those
 * from unpaid orders are limited.
 */
export async function withdrawOrder(
  ports: ConfirmNeeds & Pick<Ports, 'limits' | 'secrets' | 'domains'>,
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

  return confirmOf(ports, order, async (stores): Promise<Result<Withdrawal, Refusal>> => {
    const known = await stores.withdrawals.byId(withdrawal)
    if (known) {
      const same = known.order === id && known.name === parts.value.name
      return same ? ok(known) : err({ code: 'withdrawal.id-taken' })
    }
    const settled = await settledBy(stores, id, ports.now())
    if (settled) return ok(settled)
    if (order.paidAt === null) {
      const key = tryKeys(ports.secrets).withdrawalMails(emailKey(ports.domains, account.email))
      const until = await consumeTry(
        stores,
        { key, limit: ports.limits.withdrawalMails },
        ports.now(),
      )
      if (until !== null)
        return err({ code: 'withdrawal.too-many', minutes: minutesUntil(until, ports.now()) })
    }
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

/** The confirmed withdrawal whose result still stands: a refund may have failed since, or credits returned. */
async function settledBy(
  { orders, withdrawals }: Pick<Stores, 'orders' | 'withdrawals'>,
  id: OrderId,
  now: Instant,
): Promise<Withdrawal | null> {
  const order = await orders.byId(id)
  const confirmed = order ? await withdrawals.confirmedOf(id) : []
  return confirmed.find((one) => order && settles(order, one, now)) ?? null
}

function settles(
  { state, paidAt, withdrawnAt }: Order,
  { result, statedAt }: Withdrawal,
  now: Instant,
): boolean {
  if (paidAt === null) return result === 'unpaid' && withdrawnAt !== null
  if (result === 'spent' || result === 'late') return state === 'completed' && now - statedAt < DAY
  if (state === 'charged-back') return result === 'returned' && withdrawnAt !== null
  return state === 'refunded' && (result === 'refunded' || result === 'returned')
}
