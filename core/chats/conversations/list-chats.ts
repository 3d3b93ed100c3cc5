import { hasLeft, type MemberId } from '../../accounts/account.ts'
import type { Ports } from '../../ports.ts'
import { type Card, type CardSources, cardsFrom, readCards } from '../../profiles/cards.ts'
import type { Instant } from '../../shared/time.ts'
import type { ChatEntry, QueuedMessage } from '../chat.ts'

/** Maximum length of the list. */
const CHATS = 200

/** An entry of the list of chats. */
export type ListedChat = ChatEntry & {
  /** The newest queued message, if newer than the last delivered one. */
  readonly queued: QueuedMessage | null
  /** The other's profile; `null` if erased. */
  readonly card: Card | null
}

/** Inputs of a member's list of chats. With the same inputs, only the relative times on the cards differ. */
export type ChatListSources = {
  readonly entries: readonly ChatEntry[]
  readonly queued: readonly QueuedMessage[]
  readonly others: CardSources
}

/** Reads the inputs of a member's list of chats. */
export async function readChats(
  { reads }: Pick<Ports, 'reads'>,
  member: MemberId,
): Promise<ChatListSources> {
  const [entries, queued, mine] = await Promise.all([
    reads.conversations.of(member, CHATS),
    reads.queued.of(member),
    reads.profiles.byId(member),
  ])
  const viewer = { id: member, cell: mine?.place.cell ?? null }
  const ids = entries.map((entry) => entry.with)
  return { entries, queued, others: await readCards({ reads }, viewer, ids) }
}

/**
 * The chats, newest first: those with readable messages, and those with the member's own queued ones. With somebody who
 * left nothing is readable, as after a block, so that neither can be told from the other.
 */
export function listChats(
  { entries, queued, others }: ChatListSources,
  now: Instant,
): readonly ListedChat[] {
  const newest = new Map(queued.map((message) => [message.conversation, message]))
  const cards = new Map(cardsFrom(others, now).map((card) => [card.id, card]))
  const left = new Set(others.accounts.filter(hasLeft).map(({ id }) => id))
  return entries
    .map((entry) => (left.has(entry.with) ? { ...entry, last: null, unread: 0 } : entry))
    .map((entry) => {
      const queued = newest.get(entry.conversation) ?? null
      // One that was left unpaid may be older than what was said since.
      const isLast = queued && (!entry.last || queued.writtenAt >= entry.last.sentAt)
      return { ...entry, queued: isLast ? queued : null, card: cards.get(entry.with) ?? null }
    })
    .filter(({ last, queued }) => last !== null || queued !== null)
}
