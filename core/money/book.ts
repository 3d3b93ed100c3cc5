import type { MemberId } from '../accounts/account.ts'
import type { Ports, Reads, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { isLonger } from '../shared/text.ts'
import type { CreditError, OrderError } from './errors.ts'
import type { Order } from './order.ts'
import { unspentOf } from './orders/refund.ts'
import {
  type BookAccount,
  balanceOf,
  type Entry,
  type EntryReason,
  type Hold,
  type Wallet,
} from './ports.ts'

/** The stores that hold credits. Always changed together. */
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

/** Spends credits, granted ones first; all or nothing. */
export async function spend(
  { wallets, ledger }: Books,
  stamp: Stamp,
  {
    reason,
    ...move
  }: Move & { readonly reason: Extract<EntryReason, 'message' | 'gift' | 'photo'> },
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

/** Returns credits that were held, as paid or granted as they were. */
export async function giveBack(
  { wallets, ledger }: Books,
  stamp: Stamp,
  { drawn, ...move }: Omit<Move, 'amount'> & { readonly drawn: Wallet },
): Promise<void> {
  const purses = (['granted', 'paid'] as const).filter((purse) => drawn[purse] > 0)
  const entries = purses.map((purse) =>
    entry(
      stamp,
      { ...move, amount: drawn[purse] },
      'photo-returned',
      'site:spent',
      `${purse}:${move.member}`,
    ),
  )
  if (!(await ledger.record(entries)))
    throw new Error('credits were given back twice for one cause')
  for (const purse of purses) await wallets.credit(move.member, purse, drawn[purse])
}

/** Grants free credits; `false` if already granted for this cause. */
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

/** Adds bought credits; `false` if already added for this order. */
export async function sell({ wallets, ledger }: Books, stamp: Stamp, move: Move): Promise<boolean> {
  const paid: BookAccount = `paid:${move.member}`
  if (!(await ledger.record([entry(stamp, move, 'purchase', 'site:sales', paid)]))) return false
  await wallets.credit(move.member, 'paid', move.amount)
  return true
}

/** Removes credits of an order and returns how many: the caller says how many are left of it (`unspentOf`). */
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

/** Takes credits without anything in return, granted ones first; all or nothing. */
export async function take(
  { wallets, ledger }: Books,
  stamp: Stamp,
  move: Move,
): Promise<Result<Wallet, CreditError>> {
  const { member, amount } = move
  const drawn = await wallets.debit(member, amount)
  if (!drawn) {
    const balance = balanceOf(await wallets.of(member))
    return err({ code: 'credits.insufficient', needed: amount, balance })
  }
  const entries = (['granted', 'paid'] as const)
    .filter((purse) => drawn[purse] > 0)
    .map((purse) =>
      entry(stamp, { ...move, amount: drawn[purse] }, 'taken', `${purse}:${member}`, 'site:grants'),
    )
  if (!(await ledger.record(entries))) throw new Error('credits were taken twice for one cause')
  return ok(drawn)
}

/** Restores what a chargeback or refund took, after the bank reversed the chargeback or the refund failed. */
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

type Holding = Books & Pick<Stores, 'holds'>
type Held = Pick<Hold, 'member' | 'reference'>

/** Charges credits for something undecided; all or nothing. */
export async function hold(
  stores: Holding,
  stamp: Stamp,
  { amount, ...held }: Held & { readonly amount: number },
): Promise<Result<Wallet, CreditError>> {
  const drawn = await spend(stores, stamp, { ...held, amount, reason: 'photo' })
  if (!drawn.ok) return drawn
  const opened = await stores.holds.add({ ...held, drawn: drawn.value, at: stamp.now() })
  if (!opened) throw new Error('credits were held twice for one cause')
  return ok(drawn.value)
}

/** Keeps held credits, as what they were charged for happens; `false` if they were released: it must not happen. */
export async function capture(
  { holds }: Pick<Stores, 'holds'>,
  { member, reference }: Held,
): Promise<boolean> {
  return (await holds.remove(member, reference)) !== null
}

/** Returns held credits, as what they were charged for does not happen; `false` if they were released before. */
export async function release(
  stores: Holding,
  stamp: Stamp,
  { member, reference }: Held,
): Promise<boolean> {
  const released = await stores.holds.remove(member, reference)
  if (released) await giveBack(stores, stamp, released)
  return released !== null
}

/** A member's paid credits that bought nothing yet: those in the wallet, and those held, which may still return. */
export type UnusedCredits = {
  readonly wallet: number
  /** The holds of the others, oldest first. */
  readonly holds: readonly Hold[]
  readonly total: number
}

export async function unusedCredits(
  { wallets, holds }: Pick<Reads, 'wallets' | 'holds'>,
  member: MemberId,
): Promise<UnusedCredits> {
  const { paid: wallet } = await wallets.of(member)
  const paid = (await holds.of(member)).filter(({ drawn }) => drawn.paid > 0)
  return { wallet, holds: paid, total: paid.reduce((sum, { drawn }) => sum + drawn.paid, wallet) }
}

/** The holds, newest first, that must be released for the wallet to have so many paid credits. */
export function holdsToRelease({ wallet, holds }: UnusedCredits, amount: number): readonly Hold[] {
  const releasing: Hold[] = []
  let has = wallet
  for (const one of holds.toReversed()) {
    if (has >= amount) break
    releasing.push(one)
    has += one.drawn.paid
  }
  return releasing
}

/**
 * Releases holds until the wallet has so many paid credits, and says so by events: whoever charged them answers. The
 * caller holds the lock of the member's account.
 */
export async function releaseHolds(
  stores: Holding & Pick<Stores, 'events'>,
  stamp: Stamp,
  unused: UnusedCredits,
  amount: number,
): Promise<void> {
  for (const { member, reference } of holdsToRelease(unused, amount)) {
    if (!(await release(stores, stamp, { member, reference })))
      throw new Error('a hold was closed under the lock of its account')
    await stores.events.append({ type: 'credits.released', reference, member }, stamp.now())
  }
}

/** Maximum length of the words with which an operator says why, for colleagues. */
export const REASON_LENGTH = 500

/** Why an operator moves money or credits, trimmed. */
export function reasonIn(
  typed: string,
): Result<string, Extract<OrderError, { code: 'reason.missing' | 'reason.too-long' }>> {
  const reason = typed.trim()
  if (reason === '') return err({ code: 'reason.missing' })
  return isLonger(reason, REASON_LENGTH)
    ? err({ code: 'reason.too-long', limit: REASON_LENGTH })
    : ok(reason)
}

/** An order's unspent credits, and all unused ones of its member, which they are counted from. */
type Unspent = { readonly unspent: number; readonly unused: UnusedCredits }

/** Of the order as the store has it: others keep their credits. */
export async function unspentCredits(
  reads: Pick<Reads, 'orders' | 'wallets' | 'holds'>,
  { id, member }: Pick<Order, 'id' | 'member'>,
): Promise<Unspent> {
  const unused = await unusedCredits(reads, member)
  return {
    unused,
    unspent: unspentOf({ id }, await reads.orders.completedOf(member), unused.total),
  }
}
