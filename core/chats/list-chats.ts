import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import type { ChatEntry, HeldMessage } from './chat.ts'

/** How many chats the list holds. */
const CHATS = 200

/** A line of the list of chats, with the newest message that waits to be sent, if there is one. */
export type ListedChat = ChatEntry & { readonly held: HeldMessage | null }

export type ChatList = {
  readonly chats: readonly ListedChat[]
  /** With whom, in the same order. */
  readonly others: readonly MemberId[]
}

/**
 * A member's chats, newest first: those with something to read, and those in which they wrote something that
 * waits. The very same list for as long as nothing in it changes.
 */
export async function listChats(
  { reads }: Pick<Ports, 'reads'>,
  member: MemberId,
): Promise<ChatList> {
  const [entries, held] = await Promise.all([
    reads.conversations.of(member, CHATS),
    reads.held.of(member),
  ])
  const before = made.get(entries)
  if (before?.held === held) return before.list
  const chats = withHeld(entries, held)
  const list = { chats, others: chats.map((chat) => chat.with) }
  made.set(entries, { held, list })
  return list
}

type Made = { readonly held: readonly HeldMessage[]; readonly list: ChatList }

/** The last list made of the same entries: it is looked at far more often than anybody writes. */
const made = new WeakMap<readonly ChatEntry[], Made>()

function withHeld(
  entries: readonly ChatEntry[],
  held: readonly HeldMessage[],
): readonly ListedChat[] {
  const newest = new Map(held.map((message) => [message.conversation, message]))
  return entries
    .map((entry) => ({ ...entry, held: newest.get(entry.conversation) ?? null }))
    .filter(({ last, held }) => last !== null || held !== null)
}
