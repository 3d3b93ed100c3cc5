import type { MemberId } from '../../accounts/account.ts'
import type { Ports, Stores } from '../../ports.ts'
import { ok } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'

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

type Withdrawn = { readonly from: MemberId; readonly to: MemberId; readonly at: Instant }

/** Removes a like, if any, inside a transaction. */
export async function withdrawLike(
  { likes, events }: Pick<Stores, 'likes' | 'events'>,
  { from, to, at }: Withdrawn,
): Promise<void> {
  if (await likes.remove(from, to)) await events.append({ type: 'like.withdrawn', from, to }, at)
}

type Needs = Pick<Ports, 'reads' | 'atomically' | 'now'>

/** Spec §4: opening the profile of someone who likes you clears the new-like flag. */
export async function markLikeSeen(
  { reads, atomically, now }: Needs,
  { member, from }: { readonly member: MemberId; readonly from: MemberId },
): Promise<void> {
  const like = await reads.likes.between(from, member)
  if (!like || like.seenAt !== null) return
  await atomically(async ({ likes }) => ok(await likes.seen(from, member, now())))
}

/** Stores that a member was shown a match, so that it opens once; idempotent, and nothing without a match. */
export async function markMatchSeen(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { member, other }: { readonly member: MemberId; readonly other: MemberId },
): Promise<void> {
  await atomically(async ({ likes }) => ok(await likes.matchSeen(other, member, now())))
}
