import { and, desc, eq, exists, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Likes } from '#core/discovery/ports.ts'
import type { Database } from '../shared/database.ts'

/** Likes in the database. */
export function likes({ db, like }: Database): Likes {
  const select = () => db.select().from(like)
  const given = alias(like, 'given')
  // Written exactly like its index, otherwise all likes of a popular member would be sorted.
  const newFirst = [desc(sql`(${like.seenAt} is null)`), desc(like.at)]
  const pair = (from: string, to: string) => and(eq(like.from, from), eq(like.to, to))

  return {
    async between(from, to) {
      const [found] = await select().where(pair(from, to))
      return found ?? null
    },
    givenBy: async (member, limit) =>
      select().where(eq(like.from, member)).orderBy(desc(like.at)).limit(limit),
    receivedBy: async (member, limit) =>
      select()
        .where(eq(like.to, member))
        .orderBy(...newFirst)
        .limit(limit),
    // From the given likes, which have a limit: a popular member received far more, and a join would read them all.
    matchesOf: async (member, limit) => {
      const mutual = db
        .select({ to: given.to, from: given.from })
        .from(given)
        .where(eq(given.from, member))
      return select()
        .where(sql`(${like.from}, ${like.to}) in ${mutual}`)
        .orderBy(...newFirst)
        .limit(limit)
    },

    async add(added) {
      const rows = await db
        .insert(like)
        .values(added)
        .onConflictDoNothing()
        .returning({ to: like.to })
      return rows.length === 1
    },
    async remove(from, to) {
      const removed = await db.delete(like).where(pair(from, to)).returning({ to: like.to })
      return removed.length === 1
    },
    async seen(from, to, at) {
      await db
        .update(like)
        .set({ seenAt: at })
        .where(and(pair(from, to), isNull(like.seenAt)))
    },
    async matchSeen(from, to, at) {
      const back = db
        .select({ from: given.from })
        .from(given)
        .where(and(eq(given.from, to), eq(given.to, from)))
      await db
        .update(like)
        .set({ matchSeenAt: at })
        .where(and(pair(from, to), isNull(like.matchSeenAt), exists(back)))
    },
  }
}
