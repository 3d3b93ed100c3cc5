import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import type { ChatEntry, HeldMessage } from './chat.ts'

/** How many chats the list holds. */
const CHATS = 200

/** A line of the list of chats, with the newest message that waits to be sent, if there is one. */
export type ListedChat = ChatEntry & { readonly held: HeldMessage | null }

/** A member's chats, newest first: those with something to read, and those in which they wrote something that waits. */
export async function listChats(
  { reads }: Pick<Ports, 'reads'>,
  member: MemberId,
): Promise<readonly ListedChat[]> {
  const [entries, held] = await Promise.all([
    reads.conversations.of(member, CHATS),
    reads.held.of(member),
  ])
  const newest = new Map(held.map((message) => [message.conversation, message]))
  return entries
    .map((entry) => ({ ...entry, held: newest.get(entry.conversation) ?? null }))
    .filter(({ last, held }) => last !== null || held !== null)
}
