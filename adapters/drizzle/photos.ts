import { and, eq, lt, sql } from 'drizzle-orm'
import type { Photos } from '#core/photos/photos.ts'
import { type Database, locked } from './database.ts'

/** Photos in the database. A member's album counts them, so that uploads at once meet on one row. */
export function photos({ db, photo, album }: Database): Photos {
  const select = () => db.select().from(photo)

  return {
    async byId(id) {
      const [found] = await select().where(eq(photo.id, id))
      return found ?? null
    },
    of: async (member) => select().where(eq(photo.member, member)).orderBy(photo.addedAt, photo.id),
    waitingSince: async (moment, limit) =>
      select()
        .where(and(sql`${photo.state} = 'inspection'`, lt(photo.addedAt, moment)))
        .orderBy(photo.addedAt, photo.id)
        .limit(limit),

    async add(added, limit) {
      if (limit < 1) return false
      const [room] = await db
        .insert(album)
        .values({ member: added.member, photos: 1 })
        .onConflictDoUpdate({
          target: album.member,
          set: { photos: sql`${album.photos} + 1` },
          setWhere: lt(album.photos, limit),
        })
        .returning({ photos: album.photos })
      if (!room) return false
      await db.insert(photo).values(added)
      return true
    },
    async hold(id) {
      const [held] = await locked(select().where(eq(photo.id, id)))
      return held ?? null
    },
    async save(saved) {
      await db.update(photo).set(saved).where(eq(photo.id, saved.id))
    },
    async remove(id) {
      const [removed] = await db
        .delete(photo)
        .where(eq(photo.id, id))
        .returning({ member: photo.member })
      if (!removed) return
      await db
        .update(album)
        .set({ photos: sql`${album.photos} - 1` })
        .where(eq(album.member, removed.member))
    },
  }
}
