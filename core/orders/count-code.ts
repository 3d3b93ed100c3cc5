import type { MemberId } from '../accounts/account.ts'
import { blockOn } from '../accounts/count-try.ts'
import type { Ports, Stores } from '../ports.ts'
import { DEBIT_CODES } from './direct-debit.ts'

/** Counts one more code to a held member and a phone; `false` when either had too many lately. */
export async function countCode(
  stores: Pick<Stores, 'attempts'>,
  { secrets, now }: Pick<Ports, 'secrets' | 'now'>,
  { member, phone }: { readonly member: MemberId; readonly phone: string },
): Promise<boolean> {
  const keys = [
    secrets.hash(`debit-codes ${member}`),
    // There are few enough numbers to try them all on a hash without a key.
    secrets.fingerprint(`debit-codes ${phone}`),
  ]
  for (const key of keys) if (await blockOn(stores, key, DEBIT_CODES, now())) return false
  for (const key of keys) await stores.attempts.add(key, now())
  return true
}
