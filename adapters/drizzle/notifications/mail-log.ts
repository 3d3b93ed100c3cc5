import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { MailLog } from '#core/notifications/mail-log.ts'
import type { Database } from '../shared/database.ts'

/** What became of mails to members, in the database. */
export const mailLog = ({ db, mailEntry: entry }: Database): MailLog => ({
  of: async (member, before, limit) =>
    db
      .select()
      .from(entry)
      .where(and(eq(entry.member, member), before === null ? undefined : lt(entry.number, before)))
      .orderBy(desc(entry.number))
      .limit(limit),
  async add(mail) {
    await db.insert(entry).values(mail)
  },
  async prune(before, most) {
    const old = db
      .select({ number: entry.number })
      .from(entry)
      .where(lt(entry.at, before))
      .orderBy(entry.at, entry.number)
      .limit(most)
    const pruned = await db
      .delete(entry)
      .where(inArray(entry.number, old))
      .returning({ number: entry.number })
    return pruned.length
  },
  async erase(member) {
    await db.delete(entry).where(eq(entry.member, member))
  },
})
