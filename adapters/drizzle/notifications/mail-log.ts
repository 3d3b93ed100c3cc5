import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { MailLog } from '#core/notifications/mail-log.ts'
import { type Database, once, placeholder } from '../shared/database.ts'

/** What became of mails to members, in the database. */
export function mailLog({ db, mailEntry: entry }: Database): MailLog {
  const add = once(() =>
    db
      .insert(entry)
      .values({
        member: placeholder('member'),
        kind: placeholder('kind'),
        result: placeholder('result'),
        reason: placeholder('reason'),
        at: placeholder('at'),
      })
      .prepare(),
  )

  return {
    of: async (member, before, limit) =>
      db
        .select()
        .from(entry)
        .where(
          and(eq(entry.member, member), before === null ? undefined : lt(entry.number, before)),
        )
        .orderBy(desc(entry.number))
        .limit(limit),
    async add(mail) {
      await add().execute(mail)
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
  }
}
