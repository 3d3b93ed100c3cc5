import { NOTHING_ENCLOSED, type QueuedMessage } from '#core/chats/chat.ts'
import type { QueuedMessages } from '#core/chats/ports.ts'
import { earliest } from '../compare.ts'
import type { Table } from '../table.ts'
import { type SeatRow, seatKey } from './conversations.ts'

/** Queued messages in memory. */
export function queued(table: Table<QueuedMessage>, seats: Table<SeatRow>): QueuedMessages {
  const of = (member: QueuedMessage['from']) => table.all().filter(({ from }) => from === member)

  return {
    of: async (member) => of(member).toSorted(earliest(({ writtenAt }) => writtenAt)),
    async add(message) {
      if (table.find(message.id)) return false
      table.put(message.id, { ...NOTHING_ENCLOSED, ...message })
      return true
    },
    async remove(member, id) {
      const queued = table.find(id)?.from === member
      if (queued) table.drop(id)
      return queued
    },
    async removeIn(member, conversation) {
      for (const message of of(member))
        if (message.conversation === conversation) table.drop(message.id)
    },
    async clear(member) {
      for (const { id } of of(member)) table.drop(id)
    },
    async eraseQuotes(member) {
      for (const message of table.all())
        if (seats.find(seatKey(message.conversation, member)))
          table.put(message.id, { ...message, quote: null })
    },
  }
}
