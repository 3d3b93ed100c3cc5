import { type Conversation, type Message, NOTHING_ENCLOSED } from '#core/chats/chat.ts'
import type { Messages } from '#core/chats/ports.ts'
import type { Table } from '../table.ts'
import { messageKey, type SeatRow, seatKey } from './conversations.ts'

/** Delivered messages in memory. */
export function messages(
  table: Table<Message>,
  conversations: Table<Conversation>,
  seats: Table<SeatRow>,
): Messages {
  const byId = (id: Message['id']) => table.all().find((message) => message.id === id) ?? null

  return {
    byId: async (id) => byId(id),
    async range(id, { hidden, before, after, limit }) {
      const lastSeq = conversations.find(id)?.lastSeq ?? 0
      const end = Math.min(lastSeq, (before ?? Number.POSITIVE_INFINITY) - 1)
      const start = Math.max(hidden, after ?? 0) + 1
      const from = after === undefined ? Math.max(start, end - limit + 1) : start
      const found: Message[] = []
      for (let seq = from; seq <= end && found.length < limit; seq++) {
        const message = table.find(messageKey(id, seq))
        if (message) found.push(message)
      }
      return found
    },
    sentBy: async (member) => table.all().filter(({ from }) => from === member).length,
    recipients: async (ids) =>
      table
        .all()
        .filter(({ id }) => ids.includes(id))
        .flatMap(({ id: message, conversation, from }) => {
          const seat = seats.find(seatKey(conversation, from))
          return seat ? [{ message, to: seat.with }] : []
        }),
    async wrote(from, to) {
      const toThem = new Set(
        seats
          .all()
          .filter((row) => row.member === from && row.with === to)
          .map(({ conversation }) => conversation),
      )
      return table.all().some((one) => one.from === from && toThem.has(one.conversation))
    },
    async append(draft) {
      const conversation = conversations.find(draft.conversation)
      const mine = seats.find(seatKey(draft.conversation, draft.from))
      const theirs = mine && seats.find(seatKey(draft.conversation, mine.with))
      if (!conversation || !mine || !theirs) throw new Error('nobody sits there to write from')
      if (byId(draft.id)) throw new Error('this message is there already')

      const message = { ...NOTHING_ENCLOSED, photo: null, ...draft, seq: conversation.lastSeq + 1 }
      const { seq, sentAt: listedAt } = message
      table.put(messageKey(conversation.id, seq), message)
      const started = seq === 1 ? { startedBy: mine.member, other: mine.with } : {}
      conversations.put(conversation.id, { ...conversation, ...started, lastSeq: seq })
      seats.put(seatKey(conversation.id, mine.member), { ...mine, listedAt })
      seats.put(seatKey(conversation.id, theirs.member), {
        ...theirs,
        listedAt,
        unread: theirs.unread + 1,
      })
      return message
    },
    async eraseTextsOf(member) {
      for (const message of table.all()) {
        const { conversation, seq, from } = message
        if (!seats.find(seatKey(conversation, member))) continue
        const text = from === member ? '' : message.text
        table.put(messageKey(conversation, seq), { ...message, text, quote: null })
      }
    },
  }
}
