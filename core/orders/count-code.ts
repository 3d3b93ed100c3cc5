import type { MemberId } from '../accounts/account.ts'
import { blockOn } from '../accounts/count-try.ts'
import type { Ports, Stores } from '../ports.ts'

/** Counts one more code to a held member and a phone, which may be that of several; `false` when either had too many lately. */
export async function countCode(
  stores: Pick<Stores, 'attempts'>,
  { limits, secrets, now }: Pick<Ports, 'limits' | 'secrets' | 'now'>,
  { member, phone }: { readonly member: MemberId; readonly phone: string },
): Promise<boolean> {
  // There are few enough numbers to try them all on a hash without a key.
  const shared = secrets.fingerprint(`debit-codes ${phone}`)
  await stores.attempts.hold(shared)
  const keys = [secrets.hash(`debit-codes ${member}`), shared]
  for (const key of keys) {
    if (await blockOn(stores, { key, limit: limits.debitCodes }, now())) return false
  }
  for (const key of keys) await stores.attempts.add(key, now())
  return true
}
