import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Likes } from '#core/likes/likes.ts'
import type { Database } from './database.ts'

/** Likes in the database. */
export function likes({ db, like }: Database): Likes {
  const select = () => db.select().from(like)
  const pair = (from: string, to: string) => and(eq(like.from, from), eq(like.to, to))

  return {
    async between(from, to) {
      const [found] = await select().where(pair(from, to))
      return found ?? null
    },
    givenBy: async (member, limit) =>
      select().where(eq(like.from, member)).orderBy(desc(like.at)).limit(limit),
    // Said as its index says it, or the whole of a popular member's likes would be sorted.
    receivedBy: async (member, limit) =>
      select()
        .where(eq(like.to, member))
        .orderBy(desc(sql`(${like.seenAt} is null)`), desc(like.at))
        .limit(limit),

    async add(added) {
      const rows = await db
        .insert(like)
        .values(added)
        .onConflictDoNothing()
        .returning({ to: like.to })
      return rows.length === 1
    },
    async remove(from, to) {
      await db.delete(like).where(pair(from, to))
    },
    async seen(from, to, at) {
      await db
        .update(like)
        .set({ seenAt: at })
        .where(and(pair(from, to), isNull(like.seenAt)))
    },
  }
}
