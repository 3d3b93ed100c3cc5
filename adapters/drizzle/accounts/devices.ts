import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Devices } from '#core/accounts/sessions.ts'
import { type Database, firstRow, once, placeholder } from '../shared/database.ts'

/** Devices in the database. */
export const devices = ({ db, device }: Database): Devices => ({
  ...ofLogins({ db, device }),
  async membersOf(id) {
    const found = await db.select({ member: device.member }).from(device).where(eq(device.id, id))
    return found.map(({ member }) => member)
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

/** What each login asks, prepared: building a query costs more than running it. */
function ofLogins({
  db,
  device,
}: Pick<Database, 'db' | 'device'>): Pick<Devices, 'find' | 'of' | 'keep'> {
  const one = once(() =>
    db
      .select()
      .from(device)
      .where(and(eq(device.id, placeholder('id')), eq(device.member, placeholder('member'))))
      .prepare(),
  )
  const all = once(() =>
    db
      .select()
      .from(device)
      .where(eq(device.member, placeholder('member')))
      .orderBy(desc(device.seenAt))
      .prepare(),
  )
  const add = once(() =>
    db
      .insert(device)
      .values({
        id: placeholder('id'),
        member: placeholder('member'),
        addedAt: placeholder('addedAt'),
        seenAt: placeholder('seenAt'),
      })
      .onConflictDoUpdate({
        target: [device.id, device.member],
        set: { seenAt: sql`${placeholder('seenAt')}` },
      })
      .prepare(),
  )
  return {
    find: async (id, member) => (await firstRow(one(), { id, member })) ?? null,
    of: (member) => all().execute({ member }),
    async keep(seen) {
      await add().execute(seen)
    },
  }
}
