import { and, asc, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { ChatPhoto } from '#core/chats/chat.ts'
import type { ChatPhotos } from '#core/chats/ports.ts'
import { QUEUE_CAP } from '#core/shared/paging.ts'
import { ofSites } from '../shared/at-sites.ts'
import { countQueue } from '../shared/count-queue.ts'
import { type Database, firstRow, locked, once, padded, placeholder } from '../shared/database.ts'

/** Photos sent in conversations, in the database. */
export function chatPhotos(database: Database): ChatPhotos {
  const { db, chatPhoto, seat } = database
  type Row = typeof chatPhoto.$inferSelect
  const photoIn = ({ granted, paid, ...row }: Row): ChatPhoto => ({
    ...row,
    drawn: { granted, paid },
  })
  const rowOf = ({ drawn, ...photo }: ChatPhoto): Row => ({ ...photo, ...drawn })
  const select = () => db.select().from(chatPhoto)
  const inspected = sql`${chatPhoto.state} = 'inspection'`
  const isAfter = ({ id, sentAt }: Pick<ChatPhoto, 'id' | 'sentAt'>) =>
    or(gt(chatPhoto.sentAt, sentAt), and(eq(chatPhoto.sentAt, sentAt), gt(chatPhoto.id, id)))

  const undelivered = once(() =>
    select()
      .where(
        and(
          eq(chatPhoto.conversation, placeholder('conversation')),
          eq(chatPhoto.from, placeholder('from')),
          sql`${chatPhoto.state} <> 'delivered'`,
          eq(chatPhoto.hidden, false),
        ),
      )
      .orderBy(desc(chatPhoto.sentAt), desc(chatPhoto.id))
      .limit(placeholder('limit'))
      .prepare(),
  )
  const byId = once(() =>
    select()
      .where(eq(chatPhoto.id, placeholder('id')))
      .prepare(),
  )

  return {
    async byId(id) {
      const found = await firstRow(byId(), { id })
      return found ? photoIn(found) : null
    },
    async byIds(ids) {
      if (ids.length === 0) return []
      return (await select().where(inArray(chatPhoto.id, padded(ids)))).map(photoIn)
    },
    async hasKey(key) {
      const [found] = await db
        .select({ id: chatPhoto.id })
        .from(chatPhoto)
        .where(eq(chatPhoto.key, key))
      return found !== undefined
    },
    async undelivered(conversation, from, limit) {
      const newest = await undelivered().execute({ conversation, from, limit })
      return newest.map(photoIn).toReversed()
    },
    of: async (member) =>
      (
        await select()
          .where(eq(chatPhoto.from, member))
          .orderBy(asc(chatPhoto.sentAt), asc(chatPhoto.id))
      ).map(photoIn),
    inModeration: async (member) =>
      (
        await select()
          .where(and(eq(chatPhoto.from, member), inspected))
          .orderBy(asc(chatPhoto.sentAt), asc(chatPhoto.id))
      ).map(photoIn),
    queue: (sites = 'all') =>
      countQueue(
        { db },
        db
          .select({ at: chatPhoto.sentAt })
          .from(chatPhoto)
          .where(and(inspected, ofSites(database, chatPhoto.from, sites)))
          .orderBy(chatPhoto.sentAt)
          .limit(QUEUE_CAP)
          .as('waiting'),
      ),
    waitingSince: async (moment, limit, after = null, sites = 'all') =>
      (
        await select()
          .where(
            and(
              inspected,
              ofSites(database, chatPhoto.from, sites),
              lt(chatPhoto.sentAt, moment),
              after ? isAfter(after) : undefined,
            ),
          )
          .orderBy(asc(chatPhoto.sentAt), asc(chatPhoto.id))
          .limit(limit)
      ).map(photoIn),
    async recipients(ids) {
      if (ids.length === 0) return []
      return db
        .select({ photo: chatPhoto.id, to: seat.member })
        .from(chatPhoto)
        .innerJoin(
          seat,
          and(eq(seat.conversation, chatPhoto.conversation), ne(seat.member, chatPhoto.from)),
        )
        .where(inArray(chatPhoto.id, padded(ids)))
    },

    async add(photo) {
      const [row] = await db
        .insert(chatPhoto)
        .values(rowOf(photo))
        .onConflictDoNothing({ target: chatPhoto.id })
        .returning({ id: chatPhoto.id })
      return row !== undefined
    },
    async lock(id) {
      const [held] = await locked(select().where(eq(chatPhoto.id, id)))
      return held ? photoIn(held) : null
    },
    async save(photo) {
      await db.update(chatPhoto).set(rowOf(photo)).where(eq(chatPhoto.id, photo.id))
    },
    async removeAllOf(member) {
      await db.delete(chatPhoto).where(eq(chatPhoto.from, member))
    },
  }
}
