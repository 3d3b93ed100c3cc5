import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { type Card, type CardSources, cardsFrom, readCards } from '../profiles/cards.ts'
import type { Instant } from '../shared/time.ts'
import type { ChatEntry, HeldMessage } from './chat.ts'

/** How many chats the list holds. */
const CHATS = 200

/** A line of the list of chats. */
export type ListedChat = ChatEntry & {
  /** The newest message that waits to be sent, if there is one. */
  readonly held: HeldMessage | null
  /** The other's; `null` when they are gone and only the words are left. */
  readonly card: Card | null
}

/** What a member's list of chats is made of. Lists made of the same differ by the time on the cards alone. */
export type ChatListSources = {
  readonly entries: readonly ChatEntry[]
  readonly held: readonly HeldMessage[]
  readonly others: CardSources
}

/** Reads what a member's list of chats is made of. */
export async function readChats(
  { reads }: Pick<Ports, 'reads'>,
  member: MemberId,
): Promise<ChatListSources> {
  const [entries, held, mine] = await Promise.all([
    reads.conversations.of(member, CHATS),
    reads.held.of(member),
    reads.profiles.byId(member),
  ])
  const viewer = { id: member, cell: mine?.place.cell ?? null }
  const ids = entries.map((entry) => entry.with)
  return { entries, held, others: await readCards({ reads }, viewer, ids) }
}

/** The chats, newest first: those with something to read, and those in which the member wrote something that waits. */
export function listChats(
  { entries, held, others }: ChatListSources,
  now: Instant,
): readonly ListedChat[] {
  const newest = new Map(held.map((message) => [message.conversation, message]))
  const cards = new Map(cardsFrom(others, now).map((card) => [card.id, card]))
  return entries
    .map((entry) => ({
      ...entry,
      held: newest.get(entry.conversation) ?? null,
      card: cards.get(entry.with) ?? null,
    }))
    .filter(({ last, held }) => last !== null || held !== null)
}
