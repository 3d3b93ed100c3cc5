import type { MemberId } from '../accounts/account.ts'
import type { Stores } from '../ports.ts'
import type { Instant } from '../shared/time.ts'

type Withdrawn = { readonly from: MemberId; readonly to: MemberId; readonly at: Instant }

/** Removes a like, if any, inside a transaction. */
export async function withdrawLike(
  { likes, events }: Pick<Stores, 'likes' | 'events'>,
  { from, to, at }: Withdrawn,
): Promise<void> {
  if (await likes.remove(from, to)) await events.append({ type: 'like.withdrawn', from, to }, at)
}
