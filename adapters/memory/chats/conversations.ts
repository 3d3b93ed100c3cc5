import type { MemberId } from '#core/accounts/account.ts'
import type { ChatEntry, Conversation, ConversationId, Message, Seat } from '#core/chats/chat.ts'
import type { Conversations } from '#core/chats/ports.ts'
import type { Instant } from '#core/shared/time.ts'
import { latest } from '../compare.ts'
import type { Table } from '../table.ts'

/** A stored seat of a conversation. */
export type SeatRow = {
  readonly conversation: ConversationId
  readonly member: MemberId
  readonly with: MemberId
  readonly unread: number
  readonly readSeq: number
  /** Read receipt shown to the other. */
  readonly shownReadSeq: number
  readonly hiddenSeq: number
  readonly acknowledgedAt: Instant | null
  /** Whether and since when it is on the member's list of chats. */
  readonly listedAt: Instant | null
}

export const seatKey = (conversation: ConversationId, member: MemberId): string =>
  `${conversation} ${member}`

export const messageKey = (conversation: ConversationId, seq: number): string =>
  `${conversation} ${seq}`

/** Conversations in memory. */
export function conversations(
  table: Table<Conversation>,
  seats: Table<SeatRow>,
  messages: Table<Message>,
): Conversations {
  const between = (a: MemberId, b: MemberId) =>
    table
      .all()
      .find(
        ({ startedBy, other }) =>
          (startedBy === a && other === b) || (startedBy === b && other === a),
      ) ?? null

  const change = (id: ConversationId, member: MemberId, next: (row: SeatRow) => SeatRow) => {
    const row = seats.find(seatKey(id, member))
    if (row) seats.put(seatKey(id, member), next(row))
  }

  const unreadAfter = (id: ConversationId, member: MemberId, seq: number, lastSeq: number) => {
    let unread = 0
    for (let next = seq + 1; next <= lastSeq; next++) {
      if (messages.find(messageKey(id, next))?.from !== member) unread += 1
    }
    return unread
  }

  const entryOf = (row: SeatRow): ChatEntry => {
    const lastSeq = table.find(row.conversation)?.lastSeq ?? 0
    const last =
      lastSeq > row.hiddenSeq ? messages.find(messageKey(row.conversation, lastSeq)) : null
    return {
      conversation: row.conversation,
      with: row.with,
      unread: row.unread,
      last: last && {
        seq: last.seq,
        from: last.from,
        text: last.text,
        gift: last.gift,
        photo: last.photo,
        sentAt: last.sentAt,
      },
    }
  }

  const listed = (member: MemberId): readonly SeatRow[] =>
    seats
      .all()
      .flatMap((row) =>
        row.member === member && row.listedAt !== null ? [{ row, listedAt: row.listedAt }] : [],
      )
      .toSorted(latest(({ listedAt }) => listedAt))
      .map(({ row }) => row)

  const seat = async (id: ConversationId, member: MemberId): Promise<Seat | null> => {
    const conversation = table.find(id)
    const row = seats.find(seatKey(id, member))
    if (!conversation || !row) return null
    const { listedAt: _, shownReadSeq: __, ...mine } = row
    const otherReadSeq = seats.find(seatKey(id, row.with))?.shownReadSeq ?? 0
    return { ...mine, conversation, otherReadSeq }
  }

  return {
    seat,
    lock: seat,
    async seatsOf(member, after, limit) {
      const ids = seats
        .all()
        .filter((row) => row.member === member)
        .map(({ conversation }) => conversation)
        .filter((id) => after === null || id > after)
        .toSorted()
        .slice(0, limit)
      return (await Promise.all(ids.map((id) => seat(id, member)))).filter((one) => one !== null)
    },
    between: async (a, b) => between(a, b),
    of: async (member, limit) => listed(member).slice(0, limit).map(entryOf),
    unreadOf: async (member, limit) =>
      listed(member)
        .filter(({ unread }) => unread > 0)
        .slice(0, limit)
        .map(entryOf),
    startedBy: async (member) =>
      table.all().filter(({ startedBy, lastSeq }) => startedBy === member && lastSeq > 0).length,
    async open(conversation) {
      const { id, startedBy, other, startedAt } = conversation
      const shared = between(startedBy, other)
      if (shared) return shared
      table.put(id, conversation)
      const none = { unread: 0, readSeq: 0, shownReadSeq: 0, hiddenSeq: 0, acknowledgedAt: null }
      const fresh = { conversation: id, ...none }
      seats.put(seatKey(id, startedBy), {
        ...fresh,
        member: startedBy,
        with: other,
        listedAt: startedAt,
      })
      seats.put(seatKey(id, other), { ...fresh, member: other, with: startedBy, listedAt: null })
      return conversation
    },
    async read(id, member, seq, shown) {
      const lastSeq = table.find(id)?.lastSeq ?? 0
      change(id, member, (row) => {
        const readSeq = Math.max(row.readSeq, Math.min(seq, lastSeq))
        const seen = Math.max(readSeq, row.hiddenSeq)
        const shownReadSeq = shown ? readSeq : row.shownReadSeq
        const unread = unreadAfter(id, member, seen, lastSeq)
        return { ...row, readSeq, shownReadSeq, unread }
      })
    },
    async hide(id, member) {
      const hiddenSeq = table.find(id)?.lastSeq ?? 0
      change(id, member, (row) => ({ ...row, hiddenSeq, unread: 0, listedAt: null }))
    },
    async acknowledge(id, member, at) {
      change(id, member, (row) => ({ ...row, acknowledgedAt: at }))
    },
  }
}
