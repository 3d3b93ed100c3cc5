import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { QueuedMessages } from '#core/chats/ports.ts'
import { type Database, once, placeholder } from '../shared/database.ts'
import { textOf, withQuote } from './quote-text.ts'

/** Queued messages in the database. */
export function queued({ db, queuedMessage, seat }: Database): QueuedMessages {
  const of = once(() =>
    db
      .select()
      .from(queuedMessage)
      .where(eq(queuedMessage.from, placeholder('member')))
      .orderBy(queuedMessage.writtenAt, queuedMessage.id)
      .prepare(),
  )

  return {
    of: async (member) => (await of().execute({ member })).map(withQuote),

    async add(message) {
      const { quote = null, ...plain } = message
      const added = await db
        .insert(queuedMessage)
        .values({ ...plain, answers: textOf(quote) })
        .onConflictDoNothing()
        .returning({ id: queuedMessage.id })
      return added.length > 0
    },
    async remove(member, id) {
      const rows = await db
        .delete(queuedMessage)
        .where(and(eq(queuedMessage.from, member), eq(queuedMessage.id, id)))
        .returning({ id: queuedMessage.id })
      return rows.length > 0
    },
    async removeIn(member, conversation) {
      const { from } = queuedMessage
      await db
        .delete(queuedMessage)
        .where(and(eq(from, member), eq(queuedMessage.conversation, conversation)))
    },
    async clear(member) {
      await db.delete(queuedMessage).where(eq(queuedMessage.from, member))
    },
    async eraseQuotes(member) {
      const theirs = db.select({ id: seat.conversation }).from(seat).where(eq(seat.member, member))
      await db
        .update(queuedMessage)
        .set({ answers: null })
        .where(and(inArray(queuedMessage.conversation, theirs), isNotNull(queuedMessage.answers)))
    },
  }
}
