import { and, asc, desc, eq, gt, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { NOTHING_ENCLOSED } from '#core/chats/chat.ts'
import type { Messages } from '#core/chats/messages.ts'
import { quoting, textOf } from './answers-text.ts'
import { inOrder } from './conversations.ts'
import { type Database, first, given, lock, once, padded } from './database.ts'

/** Messages in the database. The conversation's own row counts them, so their numbers have no gaps. */
export function messages({ db, message, conversation, seat }: Database): Messages {
  const byId = once(() =>
    db
      .select()
      .from(message)
      .where(eq(message.id, given('id')))
      .prepare(),
  )

  const number = once(() =>
    db
      .update(conversation)
      .set({
        lastSeq: sql`${conversation.lastSeq} + 1`,
        lastFrom: sql`${given('from')}`,
        lastText: sql`${given('text')}`,
        lastGift: sql`${given('gift')}`,
        lastAt: sql`${given('sentAt')}`,
      })
      .where(eq(conversation.id, given('conversation')))
      .returning({ seq: conversation.lastSeq })
      .prepare(),
  )

  const write = once(() =>
    db
      .insert(message)
      .values({
        id: given('id'),
        conversation: given('conversation'),
        seq: given('seq'),
        from: given('from'),
        text: given('text'),
        gift: given('gift'),
        answers: given('answers'),
        sentAt: given('sentAt'),
        cost: given('cost'),
      })
      .prepare(),
  )

  const count = once(() => {
    const own = sql`case when ${seat.member} = ${given('from')} then 1 else 0 end`
    return db
      .update(seat)
      .set({
        sent: sql`${seat.sent} + ${own}`,
        unread: sql`${seat.unread} + 1 - ${own}`,
        listed: true,
        activeAt: sql`${given('sentAt')}`,
      })
      .where(eq(seat.conversation, given('conversation')))
      .prepare()
  })

  return {
    async byId(id) {
      const found = await first(byId(), { id })
      return found ? quoting(found) : null
    },
    async range(id, { hidden, before, after, limit }) {
      const forward = after !== undefined
      const rows = await db
        .select()
        .from(message)
        .where(
          and(
            eq(message.conversation, id),
            gt(message.seq, Math.max(hidden, after ?? 0)),
            before === undefined ? undefined : lt(message.seq, before),
          ),
        )
        .orderBy(forward ? asc(message.seq) : desc(message.seq))
        .limit(limit)
      return (forward ? rows : rows.toReversed()).map(quoting)
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
      const draft = { ...NOTHING_ENCLOSED, ...unplaced }
      const numbered = await first(number(), draft)
      if (!numbered) throw new Error('a message for a conversation that is not there')
      const appended = { ...draft, seq: numbered.seq }
      await write().execute({ ...appended, answers: textOf(appended.answers) })
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
