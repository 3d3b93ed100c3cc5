import type { MemberId } from '../accounts/account.ts'
import type { Ports, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { CreditError } from './errors.ts'
import type { BookAccount, Entry, EntryReason } from './ledger.ts'
import { balanceOf, type Wallet } from './wallets.ts'

/** The stores that hold credits. They change together or not at all. */
type Books = Pick<Stores, 'wallets' | 'ledger'>
type Stamp = Pick<Ports, 'now' | 'newId'>
type Move = { readonly member: MemberId; readonly amount: number; readonly reference: string }

const entry = (
  { now, newId }: Stamp,
  { member, amount, reference }: Move,
  reason: EntryReason,
  from: BookAccount,
  to: BookAccount,
): Entry => ({ id: newId(), at: now(), reason, reference, from, to, amount, member })

/** Takes credits for something, granted ones first, or refuses and takes none. */
export async function spend(
  { wallets, ledger }: Books,
  stamp: Stamp,
  { reason, ...move }: Move & { readonly reason: Extract<EntryReason, 'message' | 'gift'> },
): Promise<Result<Wallet, CreditError>> {
  const { member, amount, reference } = move
  const drawn = await wallets.debit(member, amount)
  if (!drawn) {
    const balance = balanceOf(await wallets.of(member))
    return err({ code: 'credits.insufficient', needed: amount, balance })
  }

  const purses = [
    ['granted', drawn.granted],
    ['paid', drawn.paid],
  ] as const
  const entries = purses
    .filter(([, part]) => part > 0)
    .map(([purse, part]) =>
      entry(stamp, { member, reference, amount: part }, reason, `${purse}:${member}`, 'site:spent'),
    )
  if (!(await ledger.record(entries))) throw new Error('credits were spent twice for one cause')
  return ok(drawn)
}

/** Gives credits that nobody paid for; `false` when they were given for this cause before. */
export async function grant(
  { wallets, ledger }: Books,
  stamp: Stamp,
  { reason, ...move }: Move & { readonly reason: Extract<EntryReason, 'signup' | 'bonus'> },
): Promise<boolean> {
  const granted: BookAccount = `granted:${move.member}`
  if (!(await ledger.record([entry(stamp, move, reason, 'site:grants', granted)]))) return false
  await wallets.credit(move.member, 'granted', move.amount)
  return true
}

/** Hands over credits that were paid for; `false` when this order's were handed over before. */
export async function sell({ wallets, ledger }: Books, stamp: Stamp, move: Move): Promise<boolean> {
  const paid: BookAccount = `paid:${move.member}`
  if (!(await ledger.record([entry(stamp, move, 'purchase', 'site:sales', paid)]))) return false
  await wallets.credit(move.member, 'paid', move.amount)
  return true
}

/** Takes back what is left of an order's credits and tells how many that were. */
export async function takeBack(
  { wallets, ledger }: Books,
  stamp: Stamp,
  { reason, ...move }: Move & { readonly reason: Extract<EntryReason, 'refund' | 'chargeback'> },
): Promise<number> {
  const amount = await wallets.reclaim(move.member, move.amount)
  if (amount === 0) return 0
  const taken = entry(stamp, { ...move, amount }, reason, `paid:${move.member}`, 'site:refunds')
  if (!(await ledger.record([taken])))
    throw new Error('credits were taken back twice for one cause')
  return amount
}

/** Hands over again what a chargeback or refund took, once the bank reversed the one or the other failed. */
export async function restore(
  { wallets, ledger }: Books,
  stamp: Stamp,
  {
    reason,
    ...move
  }: Move & { readonly reason: Extract<EntryReason, 'reversal' | 'refund-failed'> },
): Promise<void> {
  if (move.amount === 0) return
  const back = entry(stamp, move, reason, 'site:refunds', `paid:${move.member}`)
  if (!(await ledger.record([back]))) throw new Error('credits were restored twice for one cause')
  await wallets.credit(move.member, 'paid', move.amount)
}
