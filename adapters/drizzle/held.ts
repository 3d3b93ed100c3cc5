import { eq } from 'drizzle-orm'
import type { HeldMessages } from '#core/chats/messages.ts'
import { quoting, textOf } from './answers-text.ts'
import { type Database, given, once } from './database.ts'

/** Messages that wait for their writer's email to be confirmed, in the database. */
export function held({ db, heldMessage }: Database): HeldMessages {
  const of = once(() =>
    db
      .select()
      .from(heldMessage)
      .where(eq(heldMessage.from, given('member')))
      .orderBy(heldMessage.writtenAt, heldMessage.id)
      .prepare(),
  )

  return {
    of: async (member) => (await of().execute({ member })).map(quoting),

    async add(message) {
      const { answers = null, ...plain } = message
      await db.insert(heldMessage).values({ ...plain, answers: textOf(answers) })
    },
    async clear(member) {
      await db.delete(heldMessage).where(eq(heldMessage.from, member))
    },
  }
}
