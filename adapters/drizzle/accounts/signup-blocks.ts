import { and, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { SignupBlocks, SignupNetworks } from '#core/accounts/ports.ts'
import { type Database, padded } from '../shared/database.ts'

/** Blocks of signups in the database. A unique column guarantees one block per value. */
export const signupBlocks = ({ db, signupBlock: block }: Database): SignupBlocks => ({
  async byId(id) {
    const [found] = await db.select().from(block).where(eq(block.id, id))
    return found ?? null
  },
  page: async (after, limit) =>
    db
      .select()
      .from(block)
      .where(after ? sql`(${block.addedAt}, ${block.id}) < (${after.at}, ${after.id})` : undefined)
      .orderBy(desc(block.addedAt), desc(block.id))
      .limit(limit),
  async hasAny(values, now) {
    if (values.length === 0) return false
    const found = await db
      .select({ id: block.id })
      .from(block)
      .where(and(inArray(block.value, padded(values)), gt(block.until, now)))
      .limit(1)
    return found.length > 0
  },

  async add(added) {
    const rows = await db
      .insert(block)
      .values(added)
      .onConflictDoNothing()
      .returning({ id: block.id })
    return rows.length === 1
  },
  async remove(id) {
    const rows = await db.delete(block).where(eq(block.id, id)).returning({ id: block.id })
    return rows.length === 1
  },
  async pruneEnded(now) {
    await db.delete(block).where(lte(block.until, now))
  },
})

/** The networks of recent signups in the database. */
export const signupNetworks = ({ db, signupNetwork: joined }: Database): SignupNetworks => ({
  async of(member) {
    const [found] = await db.select().from(joined).where(eq(joined.member, member))
    return found ?? null
  },
  async add(added) {
    await db.insert(joined).values(added).onConflictDoNothing()
  },
  async pruneBefore(moment) {
    await db.delete(joined).where(lt(joined.at, moment))
  },
  async erase(member) {
    await db.delete(joined).where(eq(joined.member, member))
  },
})
