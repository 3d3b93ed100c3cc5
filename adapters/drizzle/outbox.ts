import { eq, inArray, lte, sql } from 'drizzle-orm'
import type { Outbox, OutboxItem } from '#core/notifications/outbox.ts'
import { type Database, given, locked, once } from './database.ts'

/** The outbox in the database. */
export function outbox({ db, letter }: Database): Outbox {
  const add = once(() =>
    db
      .insert(letter)
      .values({
        id: given('id'),
        notice: given('notice'),
        addedAt: given('addedAt'),
        dueAt: given('dueAt'),
        attempts: given('attempts'),
      })
      .prepare(),
  )

  return {
    async add(item) {
      await add().execute({ ...item })
    },
    async claim(now, lease, limit) {
      const due = await locked(
        db
          .select({ id: letter.id })
          .from(letter)
          .where(lte(letter.dueAt, now))
          .orderBy(letter.dueAt, letter.id)
          .limit(limit),
        { skipLocked: true },
      )
      if (due.length === 0) return []
      const ids = due.map(({ id }) => id)
      const claimed = await db
        .update(letter)
        .set({ dueAt: now + lease, attempts: sql`${letter.attempts} + 1` })
        .where(inArray(letter.id, ids))
        .returning()
      const placeOf = ({ id }: OutboxItem) => ids.indexOf(id)
      return claimed.toSorted((a, b) => placeOf(a) - placeOf(b))
    },
    async done(id) {
      await db.delete(letter).where(eq(letter.id, id))
    },
    async again(id, dueAt) {
      await db.update(letter).set({ dueAt }).where(eq(letter.id, id))
    },
  }
}
