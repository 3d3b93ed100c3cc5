import type { MemberId } from '../accounts/account.ts'
import type { Ports, Reads, Stores } from '../ports.ts'
import { ok, type Result } from '../shared/result.ts'
import { giveBack, spend } from './book.ts'
import type { CreditError } from './errors.ts'
import type { Hold, Wallet } from './ports.ts'

type Books = Pick<Stores, 'wallets' | 'ledger' | 'holds'>
type Stamp = Pick<Ports, 'now' | 'newId'>
type Held = Pick<Hold, 'member' | 'reference'>

/** Charges credits for something undecided; all or nothing. */
export async function hold(
  stores: Books,
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
  stores: Books,
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
  stores: Books & Pick<Stores, 'events'>,
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
