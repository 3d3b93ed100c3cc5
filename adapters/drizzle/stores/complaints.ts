import { and, asc, count, desc, eq, isNotNull, isNull, lt, min, or, sql } from 'drizzle-orm'
import { GRAVEST_KINDS } from '#core/complaints/complaint-kinds.ts'
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
      .orderBy(
        ...GRAVEST_KINDS.map((kind) => first(complaint.kind, kind)),
        asc(complaint.filedAt),
        asc(complaint.id),
      )
      .limit(limit),
  answered: async (before, limit) =>
    db
      .select()
      .from(complaint)
      .where(
        and(
          isNotNull(complaint.answeredAt),
          before === null
            ? undefined
            : or(
                lt(complaint.answeredAt, before.at),
                and(eq(complaint.answeredAt, before.at), lt(complaint.id, before.id)),
              ),
        ),
      )
      .orderBy(desc(complaint.answeredAt), desc(complaint.id))
      .limit(limit),
  async waiting() {
    const [found] = await db
      .select({ count: count(), oldestAt: min(complaint.filedAt) })
      .from(complaint)
      .where(isNull(complaint.answeredAt))
    return { count: found?.count ?? 0, oldestAt: found?.oldestAt ?? null }
  },

  async add(added) {
    await db.insert(complaint).values(added)
  },
  async answer(id, at, text) {
    const answered = await db
      .update(complaint)
      .set({ answeredAt: at, answer: text })
      .where(and(eq(complaint.id, id), isNull(complaint.answeredAt)))
      .returning({ id: complaint.id })
    return answered.length === 1
  },
  async pruneBefore(moment) {
    await db.delete(complaint).where(lt(complaint.filedAt, moment))
  },
})

/** Orders rows with a value before those without. */
const first = (column: Parameters<typeof eq>[0], value: string) =>
  sql`case when ${eq(column, value)} then 0 else 1 end`
