import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { Complaints } from '#core/complaints/complaints.ts'
import type { Database } from '../model/database.ts'
import { isSameEmail } from './is-same-email.ts'

/** Complaints in the database. */
export const complaints = ({ db, complaint }: Database): Complaints => ({
  async byId(id) {
    const [found] = await db.select().from(complaint).where(eq(complaint.id, id))
    return found ?? null
  },
  from: async (email) =>
    db
      .select()
      .from(complaint)
      .where(isSameEmail(complaint.email, email))
      .orderBy(asc(complaint.filedAt), asc(complaint.id)),
  unanswered: async (limit) =>
    db
      .select()
      .from(complaint)
      .where(isNull(complaint.answeredAt))
      .orderBy(asc(complaint.filedAt), asc(complaint.id))
      .limit(limit),

  async add(added) {
    await db.insert(complaint).values(added)
  },
  async answer(id, at) {
    const answered = await db
      .update(complaint)
      .set({ answeredAt: at })
      .where(and(eq(complaint.id, id), isNull(complaint.answeredAt)))
      .returning({ id: complaint.id })
    return answered.length === 1
  },
  async pruneBefore(moment) {
    await db.delete(complaint).where(lt(complaint.filedAt, moment))
  },
})
