import { hasLeft, type MemberId } from '../../accounts/account.ts'
import type { Conversation, Message, Seat } from '../../chats/chat.ts'
import type { Reads } from '../../ports.ts'

export type ExportedConversation = {
  readonly id: Conversation['id']
  readonly with: MemberId
  readonly messages: readonly ExportedMessage[]
}

/** A message with the key that its quote has in exports. */
type ExportedMessage = Omit<Message, 'quote'> & { readonly answers: Message['quote'] }

const PAGE = 500

/** A member's conversations: those they opened, and those with messages to export. */
export async function exportConversations(
  reads: Pick<Reads, 'conversations' | 'messages' | 'accounts'>,
  member: MemberId,
): Promise<readonly ExportedConversation[]> {
  const exported: ExportedConversation[] = []
  let seats: readonly Seat[] = []
  do {
    const last = seats.at(-1)?.conversation.id ?? null
    seats = await reads.conversations.seatsOf(member, last, PAGE)
    const others = await reads.accounts.byIds(seats.map((seat) => seat.with))
    const left = new Set(others.filter(hasLeft).map(({ id }) => id))
    for (const seat of seats) {
      const { id, startedBy } = seat.conversation
      const messages = await messagesIn(reads, seat, left.has(seat.with))
      // Who opened a conversation with them and wrote nothing is not for them to know.
      if (messages.length > 0 || startedBy === member)
        exported.push({ id, with: seat.with, messages })
    }
  } while (seats.length === PAGE)
  return exported
}

/** What the member can read, and what they wrote before the chat was deleted, or one blocked the other or left. */
async function messagesIn(
  { messages }: Pick<Reads, 'messages'>,
  { conversation: { id, lastSeq }, member, hiddenSeq }: Seat,
  hasOtherLeft: boolean,
): Promise<readonly ExportedMessage[]> {
  const found: ExportedMessage[] = []
  const hidden = hasOtherLeft ? lastSeq : hiddenSeq
  let page: readonly Message[] = []
  do {
    page = await messages.range(id, { hidden: 0, after: page.at(-1)?.seq ?? 0, limit: PAGE })
    for (const { quote, ...message } of page) {
      if (message.seq > hidden) found.push({ ...message, answers: quote })
      // Without its quote: that may be of the other, and is hidden too.
      else if (message.from === member) found.push({ ...message, answers: null })
    }
  } while (page.length === PAGE)
  return found
}
