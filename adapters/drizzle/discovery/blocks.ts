import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { Blocks } from '#core/discovery/ports.ts'
import { type Database, firstRow, once, padded, placeholder } from '../shared/database.ts'

/** Blocks in the database. */
export function blocks({ db, block }: Database): Blocks {
  const between = once(() =>
    db
      .select({ at: block.at })
      .from(block)
      .where(
        or(
          and(eq(block.blocker, placeholder('a')), eq(block.blocked, placeholder('b'))),
          and(eq(block.blocker, placeholder('b')), eq(block.blocked, placeholder('a'))),
        ),
      )
      .prepare(),
  )

  const ofMember = once(() =>
    db
      .select({ at: block.at })
      .from(block)
      .where(or(eq(block.blocker, placeholder('member')), eq(block.blocked, placeholder('member'))))
      .limit(1)
      .prepare(),
  )

  return {
    between: async (a, b) => (await firstRow(between(), { a, b })) !== undefined,
    hasAny: async (member) => (await firstRow(ofMember(), { member })) !== undefined,
    by: async (member) =>
      db
        .select({ blocked: block.blocked, at: block.at })
        .from(block)
        .where(eq(block.blocker, member))
        .orderBy(desc(block.at), desc(block.blocked)),

    async blockersOf(member, among) {
      if (among.length === 0) return []
      const found = await db
        .select({ blocker: block.blocker })
        .from(block)
        .where(and(eq(block.blocked, member), inArray(block.blocker, padded(among))))
      return found.map(({ blocker }) => blocker)
    },

    async add(blocker, blocked, at) {
      const added = await db
        .insert(block)
        .values({ blocker, blocked, at })
        .onConflictDoNothing()
        .returning({ at: block.at })
      return added.length === 1
    },
    async remove(blocker, blocked) {
      const removed = await db
        .delete(block)
        .where(and(eq(block.blocker, blocker), eq(block.blocked, blocked)))
        .returning({ at: block.at })
      return removed.length === 1
    },
    async removeAllOf(member) {
      await db.delete(block).where(or(eq(block.blocker, member), eq(block.blocked, member)))
    },
  }
}
