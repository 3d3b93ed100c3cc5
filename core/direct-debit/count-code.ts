import type { MemberId } from '../accounts/account.ts'
import type { Ports, Stores } from '../ports.ts'
import { blockEnd } from '../rate-limits/rate-limit.ts'

/** Rate limit of codes, per locked member and per phone, which several members may share; `false` when exceeded. */
export async function countCode(
  stores: Pick<Stores, 'attempts'>,
  { limits, secrets, now }: Pick<Ports, 'limits' | 'secrets' | 'now'>,
  { member, phone }: { readonly member: MemberId; readonly phone: string },
): Promise<boolean> {
  // HMAC: phone numbers are few enough to brute-force a plain hash.
  const shared = secrets.fingerprint(`debit-codes ${phone}`)
  await stores.attempts.lock(shared)
  const keys = [secrets.hash(`debit-codes ${member}`), shared]
  for (const key of keys) {
    if (await blockEnd(stores, { key, limit: limits.debitCodes }, now())) return false
  }
  for (const key of keys) await stores.attempts.add(key, now())
  return true
}
