import { and, asc, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { ChatEntry } from '#core/chats/chat.ts'
import type { Conversations } from '#core/chats/ports.ts'
import { type Database, firstRow, lock, once, placeholder } from '../shared/database.ts'

/** Conversations in the database, with a seat for each of the two members. */
export function conversations({ db, conversation, seat, message }: Database): Conversations {
  const {
    id,
    startedBy,
    other,
    startedAt,
    lastSeq,
    lastFrom,
    lastText,
    lastGift,
    lastPhoto,
    lastAt,
  } = conversation
  const columns = { id, startedBy, other, startedAt, lastSeq }
  const { member, unread, readSeq, otherReadSeq, hiddenSeq, acknowledgedAt } = seat
  const inSeat = (at: string, who: string) => and(eq(seat.conversation, at), eq(member, who))

  const selectSeats = () =>
    db
      .select({
        conversation: columns,
        member,
        with: seat.with,
        unread,
        readSeq,
        otherReadSeq,
        hiddenSeq,
        acknowledgedAt,
      })
      .from(seat)
      .innerJoin(conversation, eq(id, seat.conversation))

  const seats = once(() =>
    selectSeats()
      .where(and(eq(seat.conversation, placeholder('id')), eq(member, placeholder('member'))))
      .prepare(),
  )

  const list = (which?: SQL) =>
    db
      .select({
        conversation: id,
        with: seat.with,
        unread,
        lastSeq,
        lastFrom,
        lastText,
        lastGift,
        lastPhoto,
        lastAt,
      })
      .from(seat)
      .innerJoin(conversation, eq(id, seat.conversation))
      .where(and(eq(member, placeholder('member')), eq(seat.listed, true), which))
      .orderBy(desc(seat.activeAt), desc(seat.conversation))
      .limit(placeholder('limit'))
      .prepare()
  const listed = once(() => list())
  const listedUnread = once(() => list(gt(unread, 0)))

  const ofTwo = once(() =>
    db
      .select(columns)
      .from(conversation)
      .where(
        and(eq(conversation.low, placeholder('low')), eq(conversation.high, placeholder('high'))),
      )
      .prepare(),
  )
  const begunBy = once(() =>
    db
      .select({ begun: count() })
      .from(conversation)
      .where(and(eq(startedBy, placeholder('member')), gt(lastSeq, 0)))
      .prepare(),
  )
  const between = async (a: string, b: string) => (await firstRow(ofTwo(), inOrder(a, b))) ?? null

  const seatOf = async (id: string, member: string) =>
    (await firstRow(seats(), { id, member })) ?? null

  return {
    seat: seatOf,
    between,
    of: async (member, limit) => (await listed().execute({ member, limit })).map(entryIn),
    unreadOf: async (member, limit) =>
      (await listedUnread().execute({ member, limit })).map(entryIn),
    seatsOf: async (who, after, limit) =>
      selectSeats()
        .where(and(eq(member, who), after === null ? undefined : gt(seat.conversation, after)))
        .orderBy(asc(seat.conversation))
        .limit(limit),
    startedBy: async (member) => (await firstRow(begunBy(), { member }))?.begun ?? 0,

    async lock(at, member) {
      // Read again after the lock: only then it is certainly current.
      await lock(db.select({ id }).from(conversation).where(eq(id, at)))
      return seatOf(at, member)
    },
    async open(opened) {
      const { startedBy, other, startedAt } = opened
      const [updated] = await db
        .insert(conversation)
        .values({ ...opened, ...inOrder(startedBy, other) })
        .onConflictDoNothing({ target: [conversation.low, conversation.high] })
        .returning({ id })
      if (!updated) {
        const shared = await between(startedBy, other)
        if (!shared) throw new Error('a conversation went while it was opened')
        return shared
      }

      const fresh = { unread: 0, sent: 0, readSeq: 0, otherReadSeq: 0, hiddenSeq: 0 }
      const place = { ...fresh, conversation: opened.id, activeAt: startedAt }
      await db.insert(seat).values([
        { ...place, member: startedBy, with: other, listed: true },
        { ...place, member: other, with: startedBy, listed: false },
      ])
      return opened
    },
    async read(at, reader, seq, shown) {
      const [found] = await db
        .select({ lastSeq, readSeq, hiddenSeq })
        .from(seat)
        .innerJoin(conversation, eq(id, seat.conversation))
        .where(inSeat(at, reader))
      if (!found) return
      const read = Math.max(found.readSeq, Math.min(seq, found.lastSeq))
      const unreadNow = db
        .select({ unread: count() })
        .from(message)
        .where(
          and(
            eq(message.conversation, at),
            gt(message.seq, Math.max(read, found.hiddenSeq)),
            sql`${message.from} <> ${reader}`,
          ),
        )
      await db
        .update(seat)
        .set({
          readSeq: sql`case when ${member} = ${reader} then ${read} else ${readSeq} end`,
          ...(shown && {
            otherReadSeq: sql`case when ${member} = ${reader} then ${otherReadSeq} else ${read} end`,
          }),
          unread: sql`case when ${member} = ${reader} then (${unreadNow}) else ${unread} end`,
        })
        .where(eq(seat.conversation, at))
    },
    async hide(at, hider) {
      const upTo = db.select({ lastSeq }).from(conversation).where(eq(id, at))
      await db
        .update(seat)
        .set({ hiddenSeq: sql`(${upTo})`, unread: 0, listed: false })
        .where(inSeat(at, hider))
    },
    async acknowledge(at, who, acknowledged) {
      await db.update(seat).set({ acknowledgedAt: acknowledged }).where(inSeat(at, who))
    },
  }
}

type ListedRow = Pick<ChatEntry, 'conversation' | 'with' | 'unread'> & {
  readonly lastSeq: number
  readonly lastFrom: string | null
  readonly lastText: string | null
  readonly lastGift: NonNullable<ChatEntry['last']>['gift']
  readonly lastPhoto: NonNullable<ChatEntry['last']>['photo']
  readonly lastAt: number | null
}

function entryIn({
  lastSeq: seq,
  lastFrom: from,
  lastText: text,
  lastGift: gift,
  lastPhoto: photo,
  lastAt: sentAt,
  ...entry
}: ListedRow): ChatEntry {
  const isEmpty = from === null || text === null || sentAt === null
  return { ...entry, last: isEmpty ? null : { seq, from, text, gift, photo, sentAt } }
}

/** The two ids in order. */
export const inOrder = (a: string, b: string) => (a < b ? { low: a, high: b } : { low: b, high: a })
