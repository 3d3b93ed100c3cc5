import type { MemberId } from '../accounts/account.ts'
import type { Reads } from '../ports.ts'

/** So many of each: whoever is left out learns it when their page asks again by itself. */
const MOST = 100

/** Those whose open pages may show a member: who wrote with them lately, likes them or is liked by them. */
export async function knownTo(
  { conversations, likes }: Pick<Reads, 'conversations' | 'likes'>,
  member: MemberId,
): Promise<readonly MemberId[]> {
  const chats = await conversations.of(member, MOST)
  const given = await likes.givenBy(member, MOST)
  const received = await likes.receivedBy(member, MOST)
  return [
    ...new Set([
      ...chats.map((chat) => chat.with),
      ...given.map(({ to }) => to),
      ...received.map(({ from }) => from),
    ]),
  ]
}
