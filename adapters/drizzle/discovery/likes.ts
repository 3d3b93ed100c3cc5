import { and, desc, eq, exists, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Likes } from '#core/discovery/ports.ts'
import { type Database, firstRow, once, placeholder } from '../shared/database.ts'

/** Likes in the database. */
export function likes({ db, like }: Database): Likes {
  const select = () => db.select().from(like)
  const given = alias(like, 'given')
  // Written exactly like its index, otherwise all likes of a popular member would be sorted.
  const newFirst = [desc(sql`(${like.seenAt} is null)`), desc(like.at)]
  const pair = (from: string, to: string) => and(eq(like.from, from), eq(like.to, to))
  const member = placeholder('member')
  const limit = placeholder('limit')

  const between = once(() =>
    select()
      .where(and(eq(like.from, placeholder('from')), eq(like.to, placeholder('to'))))
      .prepare(),
  )
  const givenBy = once(() =>
    select().where(eq(like.from, member)).orderBy(desc(like.at)).limit(limit).prepare(),
  )
  const receivedBy = once(() =>
    select()
      .where(eq(like.to, member))
      .orderBy(...newFirst)
      .limit(limit)
      .prepare(),
  )
  // From the given likes, which have a limit: a popular member received far more, and a join would read them all.
  const matchesOf = once(() => {
    const mutual = db
      .select({ to: given.to, from: given.from })
      .from(given)
      .where(eq(given.from, member))
    return select()
      .where(sql`(${like.from}, ${like.to}) in ${mutual}`)
      .orderBy(...newFirst)
      .limit(limit)
      .prepare()
  })
  const add = once(() =>
    db
      .insert(like)
      .values({
        from: placeholder('from'),
        to: placeholder('to'),
        at: placeholder('at'),
        seenAt: placeholder('seenAt'),
        swiped: placeholder('swiped'),
      })
      .onConflictDoNothing()
      .returning({ to: like.to })
      .prepare(),
  )

  return {
    between: async (from, to) => (await firstRow(between(), { from, to })) ?? null,
    givenBy: async (member, limit) => givenBy().execute({ member, limit }),
    receivedBy: async (member, limit) => receivedBy().execute({ member, limit }),
    matchesOf: async (member, limit) => matchesOf().execute({ member, limit }),

    add: async (added) => (await add().execute(added)).length === 1,
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
