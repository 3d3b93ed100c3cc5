import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Sessions } from '#core/accounts/sessions.ts'
import { type Database, firstRow, once, placeholder } from '../shared/database.ts'

/** Sessions in the database. */
export function sessions({ db, session }: Database): Sessions {
  const byId = once(() =>
    db
      .select()
      .from(session)
      .where(eq(session.id, placeholder('id')))
      .prepare(),
  )
  const seen = once(() =>
    db
      .update(session)
      .set({ seenAt: sql`${placeholder('at')}` })
      .where(eq(session.id, placeholder('id')))
      .prepare(),
  )

  const add = once(() =>
    db
      .insert(session)
      .values({
        id: placeholder('id'),
        member: placeholder('member'),
        device: placeholder('device'),
        startedAt: placeholder('startedAt'),
        seenAt: placeholder('seenAt'),
        expiresAt: placeholder('expiresAt'),
        agent: placeholder('agent'),
      })
      .prepare(),
  )

  return {
    async byId(id) {
      return (await firstRow(byId(), { id })) ?? null
    },
    of: async (member) =>
      db
        .select()
        .from(session)
        .where(eq(session.member, member))
        .orderBy(desc(session.startedAt), desc(session.id)),

    async add(added) {
      await add().execute(added)
    },
    async seen(id, at) {
      await seen().execute({ id, at })
    },
    async moveDevice(member, from, to) {
      await db
        .update(session)
        .set({ device: to })
        .where(and(eq(session.member, member), eq(session.device, from)))
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
