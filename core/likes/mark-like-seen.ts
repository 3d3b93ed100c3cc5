import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'

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
