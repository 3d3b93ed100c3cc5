import type { MemberId } from '../accounts/account.ts'
import type { Ports, Stores } from '../ports.ts'
import { ok } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'

type Pair = { readonly from: MemberId; readonly to: MemberId }

/** Takes a like back, if there was one; the other is not told. */
export async function unlike(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  pair: Pair,
): Promise<void> {
  await atomically(async (stores) => {
    await withdrawLike(stores, { ...pair, at: now() })
    return ok(null)
  })
}

/** The same within a unit of work. */
export async function withdrawLike(
  { likes, events }: Pick<Stores, 'likes' | 'events'>,
  { from, to, at }: Pair & { readonly at: Instant },
): Promise<void> {
  if (!(await likes.between(from, to))) return
  await likes.remove(from, to)
  await events.append({ type: 'like.withdrawn', from, to }, at)
}
