import { checkEmail, emailKey } from '../../accounts/email.ts'
import { tryKeys } from '../../accounts/rate-limit.ts'
import { consumeTry } from '../../accounts/tries.ts'
import type { Ports, Stores } from '../../ports.ts'
import { minutesUntil } from '../../shared/limit.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { WithdrawalError } from '../errors.ts'
import type { Order } from '../order.ts'
import { WITHDRAWAL_RETENTION, type Withdrawal, withdrawalParts } from '../withdrawal.ts'

/** `id` is client-made (idempotency key). `address` is the sender's IP address, for the rate limit. */
export type StateWithdrawal = Pick<
  Withdrawal,
  'id' | 'site' | 'number' | 'name' | 'email' | 'language'
> & { readonly address: string }

type Needs = Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'domains' | 'now'>
type Refusal = Exclude<WithdrawalError, { code: 'withdrawal.not-found' }>

/**
 * Stores a withdrawal submitted without login. The response never reveals whether number and email match an order;
 * only the mail to that address does. Over the limit of mails it is stored all the same.
 */
export async function stateWithdrawal(
  { atomically, limits, secrets, domains, now }: Needs,
  { address, ...command }: StateWithdrawal,
): Promise<Result<Withdrawal, Refusal>> {
  const parts = withdrawalParts(command)
  if (!parts.ok) return parts
  const email = checkEmail(domains, command.email)
  if (!email.ok) return email

  return atomically(async (stores): Promise<Result<Withdrawal, Refusal>> => {
    const at = now()
    const key = tryKeys(secrets).withdrawals(address)
    // Locked first: of two concurrent duplicates, the second finds the first.
    await stores.attempts.lock(key)
    const stated = { ...command, ...parts.value, email: email.value }
    const earlier = await stores.withdrawals.byId(stated.id)
    if (earlier) return isSame(earlier, stated) ? ok(earlier) : err({ code: 'withdrawal.id-taken' })
    const until = await consumeTry(stores, { key, limit: limits.withdrawals }, at)
    if (until !== null)
      return err({ code: 'withdrawal.too-many', minutes: minutesUntil(until, at) })
    const order = await orderBy(stores, stated)
    const withdrawal: Withdrawal = { ...unconfirmed(order), ...stated, statedAt: at }
    if (!(await stores.withdrawals.add(withdrawal))) return err({ code: 'withdrawal.id-taken' })
    // Its own counter: what strangers state with a buyer's address must not silence the buyer's mails.
    const keys = tryKeys(secrets)
    const mailed = order
      ? keys.orderWithdrawalMails(order.id)
      : keys.withdrawalMails(emailKey(domains, stated.email))
    const silent = await consumeTry(stores, { key: mailed, limit: limits.withdrawalMails }, at)
    if (silent === null) {
      await stores.events.append({ type: 'withdrawal.stated', withdrawal: withdrawal.id }, at)
    }
    return ok(withdrawal)
  })
}

/** An unconfirmed withdrawal from an order. */
export const unconfirmed = (order: Order | null) => ({
  order: order?.id ?? null,
  confirmedAt: null,
  result: null,
  credits: 0,
  used: 0,
  amount: 0,
  currency: order?.total.currency ?? '',
})

async function orderBy(
  { accounts, orders }: Pick<Stores, 'accounts' | 'orders'>,
  { email, number }: Pick<Withdrawal, 'email' | 'number'>,
): Promise<Order | null> {
  const account = await accounts.byEmail(email)
  const same = await orders.byNumber(number)
  return same.find(({ member }) => member === account?.id) ?? null
}

type Stated = Pick<Withdrawal, 'site' | 'number' | 'name' | 'email'>

/** Whether a replay has the same content as the first call. */
const isSame = (earlier: Stated, again: Stated): boolean =>
  (['site', 'number', 'name', 'email'] as const).every((part) => earlier[part] === again[part])

/** Prunes withdrawals past their retention. */
export async function pruneWithdrawals({
  atomically,
  now,
}: Pick<Ports, 'atomically' | 'now'>): Promise<void> {
  await atomically(async ({ withdrawals }) =>
    ok(await withdrawals.pruneBefore(now() - WITHDRAWAL_RETENTION)),
  )
}
