import type { Account } from '#core/accounts/account.ts'
import type { ChatPhoto } from '#core/chats/chat.ts'
import type { ChatPhotos } from '#core/chats/ports.ts'
import { earliest } from '../compare.ts'
import { ofSites } from '../of-sites.ts'
import { queueOf } from '../queue-of.ts'
import type { Table } from '../table.ts'
import { type SeatRow, seatKey } from './conversations.ts'

/** Chat photos in memory: rows, not files. */
export function chatPhotos(
  table: Table<ChatPhoto>,
  seats: Table<SeatRow>,
  accounts: Table<Account>,
): ChatPhotos {
  const sorted = (wanted: (photo: ChatPhoto) => boolean) =>
    table
      .all()
      .filter(wanted)
      .toSorted(earliest(({ sentAt }) => sentAt))
  const waits = ({ state }: ChatPhoto) => state === 'inspection'

  return {
    byId: async (id) => table.find(id),
    byIds: async (ids) => ids.flatMap((id) => table.find(id) ?? []),
    hasKey: async (wanted) => table.all().some(({ key }) => key === wanted),
    undelivered: async (conversation, from, limit) =>
      sorted(
        (photo) =>
          photo.conversation === conversation &&
          photo.from === from &&
          photo.state !== 'delivered' &&
          !photo.hidden,
      ).slice(-limit),
    of: async (member) => sorted(({ from }) => from === member),
    inModeration: async (member) => sorted((photo) => photo.from === member && waits(photo)),
    queue: async (sites = 'all') =>
      queueOf(
        sorted(waits)
          .filter(({ from }) => ofSites(accounts, sites)(from))
          .map(({ sentAt }) => sentAt),
      ),
    async waitingSince(moment, limit, after = null, sites = 'all') {
      const isWithin = ofSites(accounts, sites)
      const isLater = ({ id, sentAt }: ChatPhoto) =>
        after === null || sentAt > after.sentAt || (sentAt === after.sentAt && id > after.id)
      return sorted((photo) => waits(photo) && photo.sentAt < moment && isLater(photo))
        .filter(({ from }) => isWithin(from))
        .toSorted((a, b) => a.sentAt - b.sentAt || (a.id < b.id ? -1 : 1))
        .slice(0, limit)
    },
    recipients: async (ids) =>
      ids.flatMap((id) => {
        const photo = table.find(id)
        const seat = photo && seats.find(seatKey(photo.conversation, photo.from))
        return seat ? [{ photo: id, to: seat.with }] : []
      }),

    async add(photo) {
      if (table.find(photo.id)) return false
      table.put(photo.id, photo)
      return true
    },
    lock: async (id) => table.find(id),
    async save(photo) {
      table.put(photo.id, photo)
    },
    async removeAllOf(member) {
      for (const { id } of sorted(({ from }) => from === member)) table.drop(id)
    },
  }
}
