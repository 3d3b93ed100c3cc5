import { type HeldMessage, NOTHING_ENCLOSED } from '#core/chats/chat.ts'
import type { HeldMessages } from '#core/chats/messages.ts'
import { earliest } from './compare.ts'
import type { Table } from './table.ts'

/** Held messages in memory. */
export function held(table: Table<HeldMessage>): HeldMessages {
  const of = (member: HeldMessage['from']) => table.all().filter(({ from }) => from === member)

  return {
    of: async (member) => of(member).toSorted(earliest(({ writtenAt }) => writtenAt)),
    async add(message) {
      if (table.find(message.id)) throw new Error('this message is there already')
      table.put(message.id, { ...NOTHING_ENCLOSED, ...message })
    },
    async clear(member) {
      for (const { id } of of(member)) table.drop(id)
    },
  }
}
