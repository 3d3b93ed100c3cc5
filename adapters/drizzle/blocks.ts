import { and, desc, eq, or } from 'drizzle-orm'
import type { Blocks } from '#core/blocks/blocks.ts'
import { type Database, first, given, once } from './database.ts'

/** Blocks in the database. */
export function blocks({ db, block }: Database): Blocks {
  const between = once(() =>
    db
      .select({ at: block.at })
      .from(block)
      .where(
        or(
          and(eq(block.blocker, given('a')), eq(block.blocked, given('b'))),
          and(eq(block.blocker, given('b')), eq(block.blocked, given('a'))),
        ),
      )
      .prepare(),
  )

  return {
    between: async (a, b) => (await first(between(), { a, b })) !== undefined,
    by: async (member) =>
      db
        .select({ blocked: block.blocked, at: block.at })
        .from(block)
        .where(eq(block.blocker, member))
        .orderBy(desc(block.at), desc(block.blocked)),

    async add(blocker, blocked, at) {
      await db.insert(block).values({ blocker, blocked, at }).onConflictDoNothing()
    },
    async remove(blocker, blocked) {
      await db.delete(block).where(and(eq(block.blocker, blocker), eq(block.blocked, blocked)))
    },
  }
}
