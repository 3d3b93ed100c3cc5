import { eq } from 'drizzle-orm'
import type { SwipeDays } from '#core/discovery/ports.ts'
import type { Database } from '../shared/database.ts'

/** Swipe days in the database. */
export const swipeDays = ({ db, swipeDay }: Database): SwipeDays => ({
  async of(member) {
    const [found] = await db.select().from(swipeDay).where(eq(swipeDay.member, member))
    return found ?? null
  },
  async save(day) {
    const { likes, renewsAt } = day
    await db
      .insert(swipeDay)
      .values(day)
      .onConflictDoUpdate({ target: swipeDay.member, set: { likes, renewsAt } })
  },
  async remove(member) {
    await db.delete(swipeDay).where(eq(swipeDay.member, member))
  },
})
