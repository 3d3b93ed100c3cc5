import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'

/** Stores that a member was shown a match, so that it opens once; idempotent, and nothing without a match. */
export async function markMatchSeen(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { member, other }: { readonly member: MemberId; readonly other: MemberId },
): Promise<void> {
  await atomically(async ({ likes }) => ok(await likes.matchSeen(other, member, now())))
}
