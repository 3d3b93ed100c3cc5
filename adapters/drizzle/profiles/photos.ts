import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { MemberId } from '#core/accounts/account.ts'
import type { Photos } from '#core/profiles/ports.ts'
import { QUEUE_CAP } from '#core/shared/paging.ts'
import type { SiteScope } from '#core/site/settings.ts'
import { ofSites } from '../shared/at-sites.ts'
import { countQueue } from '../shared/count-queue.ts'
import { type Database, firstRow, locked, once, placeholder } from '../shared/database.ts'

/** Photos in the database. The member's album row counts them and serialises concurrent uploads. */
export function photos(database: Database): Photos {
  const { db, photo, album } = database
  const waits = (sites: SiteScope) =>
    and(sql`${photo.state} = 'inspection'`, ofSites(database, photo.member, sites))
  const select = () => db.select().from(photo)

  return {
    ...readOften(database),
    async hasKey(key) {
      const [found] = await db
        .select({ key: photo.key })
        .from(photo)
        .where(or(eq(photo.key, key), eq(photo.cut, key)))
      return found !== undefined
    },
    queue: (sites = 'all') =>
      countQueue(
        { db },
        db
          .select({ at: photo.addedAt })
          .from(photo)
          .where(waits(sites))
          .orderBy(photo.addedAt)
          .limit(QUEUE_CAP)
          .as('waiting'),
      ),
    waitingSince: async (moment, limit, sites = 'all') =>
      select()
        .where(and(waits(sites), lt(photo.addedAt, moment)))
        .orderBy(photo.addedAt, photo.id)
        .limit(limit),

    ...lookedAtAgain(database),

    async add(added, limit) {
      if (limit < 1) return 'full'
      const [room] = await db
        .insert(album)
        .values({ member: added.member, photos: 1 })
        .onConflictDoUpdate({
          target: album.member,
          set: { photos: sql`${album.photos} + 1` },
          setWhere: lt(album.photos, limit),
        })
        .returning({ photos: album.photos })
      if (!room) return 'full'
      const [row] = await db
        .insert(photo)
        .values(added)
        .onConflictDoNothing({ target: photo.id })
        .returning({ id: photo.id })
      if (row) return 'added'
      await leaveAlbum(database, added.member)
      return 'taken'
    },
    async lock(id) {
      const [found] = await locked(select().where(eq(photo.id, id)))
      return found ?? null
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
      await leaveAlbum(database, removed.member)
    },
  }
}

/** What nearly every page asks. */
function readOften({ db, photo }: Database): Pick<Photos, 'byId' | 'of'> {
  const byId = once(() =>
    db
      .select()
      .from(photo)
      .where(eq(photo.id, placeholder('id')))
      .prepare(),
  )
  const of = once(() =>
    db
      .select()
      .from(photo)
      .where(eq(photo.member, placeholder('member')))
      .orderBy(photo.addedAt, photo.id)
      .prepare(),
  )

  return {
    byId: async (id) => (await firstRow(byId(), { id })) ?? null,
    of: async (member) => of().execute({ member }),
  }
}

async function leaveAlbum({ db, album }: Database, member: MemberId): Promise<void> {
  await db
    .update(album)
    .set({ photos: sql`${album.photos} - 1` })
    .where(eq(album.member, member))
}

/** Photos that wait for a second look. */
function lookedAtAgain(database: Database): Pick<Photos, 'lookAgainQueue' | 'toLookAgain'> {
  const { db, photo } = database
  const looksAgain = (sites: SiteScope) =>
    and(isNotNull(photo.lookAgainAt), ofSites(database, photo.member, sites))
  return {
    lookAgainQueue: (sites = 'all') =>
      countQueue(
        { db },
        db
          .select({ at: photo.lookAgainAt })
          .from(photo)
          .where(looksAgain(sites))
          .orderBy(photo.lookAgainAt)
          .limit(QUEUE_CAP)
          .as('waiting'),
      ),
    toLookAgain: async (limit, sites = 'all') =>
      db
        .select()
        .from(photo)
        .where(looksAgain(sites))
        .orderBy(photo.lookAgainAt, photo.id)
        .limit(limit),
  }
}
