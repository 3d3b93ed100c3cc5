import type { Ports, Stores } from '../ports.ts'
import type { MemberId } from './account.ts'
import { blockOn } from './count-try.ts'
import { ADDRESS_MAILS, RESET_MAILS, type TryLimit, tryKeys } from './tries.ts'

const LIMITS = { resetMails: RESET_MAILS, addressMails: ADDRESS_MAILS } as const satisfies Record<
  string,
  TryLimit
>

/** Counts one more mail of a sort to a held member; `false` when there were too many lately. */
export async function mayMail(
  stores: Pick<Stores, 'attempts'>,
  { secrets, now }: Pick<Ports, 'secrets' | 'now'>,
  sort: keyof typeof LIMITS,
  member: MemberId,
): Promise<boolean> {
  const key = tryKeys(secrets)[sort](member)
  if (await blockOn(stores, key, LIMITS[sort], now())) return false
  await stores.attempts.add(key, now())
  return true
}
