import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { withdrawLike } from './withdrawn-like.ts'

type Pair = { readonly from: MemberId; readonly to: MemberId }

/** Removes a like, if any; the other is not notified. */
export async function unlike(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  pair: Pair,
): Promise<void> {
  await atomically(async (stores) => {
    await withdrawLike(stores, { ...pair, at: now() })
    return ok(null)
  })
}
