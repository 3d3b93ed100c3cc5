import type { MemberId } from '../accounts/account.ts'
import type { Reads } from '../ports.ts'

/** Limit of each; the rest see it on their page's next refetch. */
const MOST = 100

/** Members whose open pages may show a member: recent conversations, and likes either way. */
export async function contactsOf(
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
