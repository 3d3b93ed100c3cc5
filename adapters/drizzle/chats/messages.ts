import { and, asc, desc, eq, gt, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { type Message, NOTHING_ENCLOSED } from '#core/chats/chat.ts'
import type { Messages } from '#core/chats/ports.ts'
import { type Database, firstRow, lock, once, padded, placeholder } from '../shared/database.ts'
import { inOrder } from './conversations.ts'
import { textOf, withQuote } from './quote-text.ts'

/** Messages in the database. The conversation's row counts them, so `seq` has no gaps. */
export function messages({ db, message, conversation, seat }: Database): Messages {
  const byId = once(() =>
    db
      .select()
      .from(message)
      .where(eq(message.id, placeholder('id')))
      .prepare(),
  )

  const range = (isForward: boolean, isBounded: boolean) =>
    once(() =>
      db
        .select()
        .from(message)
        .where(
          and(
            eq(message.conversation, placeholder('id')),
            gt(message.seq, placeholder('after')),
            isBounded ? lt(message.seq, placeholder('before')) : undefined,
          ),
        )
        .orderBy(isForward ? asc(message.seq) : desc(message.seq))
        .limit(placeholder('limit'))
        .prepare(),
    )
  const forward = { open: range(true, false), bounded: range(true, true) }
  const backward = { open: range(false, false), bounded: range(false, true) }

  const number = once(() =>
    db
      .update(conversation)
      .set({
        lastSeq: sql`${conversation.lastSeq} + 1`,
        lastFrom: sql`${placeholder('from')}`,
        lastText: sql`${placeholder('text')}`,
        lastGift: sql`${placeholder('gift')}`,
        lastPhoto: sql`${placeholder('photo')}`,
        lastAt: sql`${placeholder('sentAt')}`,
      })
      .where(eq(conversation.id, placeholder('conversation')))
      .returning({ seq: conversation.lastSeq })
      .prepare(),
  )

  const write = once(() =>
    db
      .insert(message)
      .values({
        id: placeholder('id'),
        conversation: placeholder('conversation'),
        seq: placeholder('seq'),
        from: placeholder('from'),
        text: placeholder('text'),
        gift: placeholder('gift'),
        answers: placeholder('answers'),
        sentAt: placeholder('sentAt'),
        cost: placeholder('cost'),
        photo: placeholder('photo'),
      })
      .prepare(),
  )

  const count = once(() => {
    const own = sql`case when ${seat.member} = ${placeholder('from')} then 1 else 0 end`
    return db
      .update(seat)
      .set({
        sent: sql`${seat.sent} + ${own}`,
        unread: sql`${seat.unread} + 1 - ${own}`,
        listed: true,
        activeAt: sql`${placeholder('sentAt')}`,
      })
      .where(eq(seat.conversation, placeholder('conversation')))
      .prepare()
  })

  /** Swaps the two members of a conversation that the other had opened. */
  const start = async ({ conversation: id, from }: Pick<Message, 'conversation' | 'from'>) => {
    const { startedBy, other } = conversation
    await db
      .update(conversation)
      .set({ startedBy: sql`${other}`, other: sql`${startedBy}` })
      .where(and(eq(conversation.id, id), eq(other, from)))
  }

  return {
    async byId(id) {
      const found = await firstRow(byId(), { id })
      return found ? withQuote(found) : null
    },
    async range(id, { hidden, before, after, limit }) {
      const isForward = after !== undefined
      const { open, bounded } = isForward ? forward : backward
      const bounds = { id, after: Math.max(hidden, after ?? 0), before, limit }
      const rows = await (before === undefined ? open() : bounded()).execute(bounds)
      return (isForward ? rows : rows.toReversed()).map(withQuote)
    },
    async recipients(ids) {
      if (ids.length === 0) return []
      return db
        .select({ message: message.id, to: seat.member })
        .from(message)
        .innerJoin(
          seat,
          and(eq(seat.conversation, message.conversation), ne(seat.member, message.from)),
        )
        .where(inArray(message.id, padded(ids)))
    },
    async sentBy(member) {
      const [found] = await db
        .select({ sent: sql`coalesce(sum(${seat.sent}), 0)`.mapWith(Number) })
        .from(seat)
        .where(eq(seat.member, member))
      return found?.sent ?? 0
    },
    async wrote(from, to) {
      const { low, high } = inOrder(from, to)
      const [found] = await db
        .select({ sent: seat.sent })
        .from(conversation)
        .innerJoin(seat, and(eq(seat.conversation, conversation.id), eq(seat.member, from)))
        .where(and(eq(conversation.low, low), eq(conversation.high, high)))
      return found !== undefined && found.sent > 0
    },

    async append(unplaced) {
      const draft = { ...NOTHING_ENCLOSED, photo: null, ...unplaced }
      const numbered = await firstRow(number(), draft)
      if (!numbered) throw new Error('a message for a conversation that is not there')
      const appended = { ...draft, seq: numbered.seq }
      if (numbered.seq === 1) await start(draft)
      await write().execute({ ...appended, answers: textOf(appended.quote) })
      await count().execute(draft)
      return appended
    },
    async eraseTextsOf(member) {
      const theirs = db.select({ id: seat.conversation }).from(seat).where(eq(seat.member, member))
      await lock(
        db
          .select({ id: conversation.id })
          .from(conversation)
          .where(inArray(conversation.id, theirs))
          .orderBy(conversation.id),
      )
      await db
        .update(message)
        .set({ text: '' })
        .where(and(inArray(message.conversation, theirs), eq(message.from, member)))
      await db
        .update(message)
        .set({ answers: null })
        .where(and(inArray(message.conversation, theirs), isNotNull(message.answers)))
      await db
        .update(conversation)
        .set({ lastText: '' })
        .where(and(inArray(conversation.id, theirs), eq(conversation.lastFrom, member)))
    },
  }
}
