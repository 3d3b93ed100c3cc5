import { and, desc, eq, lt, ne } from 'drizzle-orm'
import type { Devices } from '#core/accounts/sessions.ts'
import type { Database } from '../shared/database.ts'

/** Devices in the database. */
export const devices = ({ db, device }: Database): Devices => ({
  async find(id, member) {
    const [found] = await db
      .select()
      .from(device)
      .where(and(eq(device.id, id), eq(device.member, member)))
    return found ?? null
  },
  async membersOf(id) {
    const found = await db.select({ member: device.member }).from(device).where(eq(device.id, id))
    return found.map(({ member }) => member)
  },
  of: async (member) =>
    db.select().from(device).where(eq(device.member, member)).orderBy(desc(device.seenAt)),

  async keep(seen) {
    await db
      .insert(device)
      .values(seen)
      .onConflictDoUpdate({ target: [device.id, device.member], set: { seenAt: seen.seenAt } })
  },
  async rename(from, to) {
    await db.update(device).set({ id: to }).where(eq(device.id, from))
  },
  async remove(id, member) {
    await db.delete(device).where(and(eq(device.id, id), eq(device.member, member)))
  },
  async removeAllOf(member, spared) {
    const others = spared === null ? undefined : ne(device.id, spared)
    await db.delete(device).where(and(eq(device.member, member), others))
  },
  async removeUnused(since) {
    await db.delete(device).where(lt(device.seenAt, since))
  },
})
