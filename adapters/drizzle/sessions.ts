import { and, desc, eq, lt, ne } from 'drizzle-orm'
import type { Sessions } from '#core/accounts/sessions.ts'
import { type Database, first, given, once } from './database.ts'

/** Sessions in the database. */
export function sessions({ db, session }: Database): Sessions {
  const byId = once(() =>
    db
      .select()
      .from(session)
      .where(eq(session.id, given('id')))
      .prepare(),
  )

  return {
    async byId(id) {
      return (await first(byId(), { id })) ?? null
    },
    of: async (member) =>
      db
        .select()
        .from(session)
        .where(eq(session.member, member))
        .orderBy(desc(session.startedAt), desc(session.id)),

    async add(added) {
      await db.insert(session).values(added)
    },
    async seen(id, at) {
      await db.update(session).set({ seenAt: at }).where(eq(session.id, id))
    },
    async end(id) {
      await db.delete(session).where(eq(session.id, id))
    },
    async endAllOf(member, spared) {
      const others = spared === null ? undefined : ne(session.id, spared)
      await db.delete(session).where(and(eq(session.member, member), others))
    },
    async removeUnused(since) {
      await db.delete(session).where(lt(session.seenAt, since))
    },
  }
}
