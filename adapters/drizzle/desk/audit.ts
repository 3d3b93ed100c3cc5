import { and, desc, eq, lt } from 'drizzle-orm'
import type { AuditTrail } from '#core/desk/ports.ts'
import type { Database } from '../shared/database.ts'

/** The audit trail in the database. */
export const audit = ({ db, auditEntry }: Database): AuditTrail => ({
  async add(entry) {
    await db.insert(auditEntry).values(entry).onConflictDoNothing()
  },
  of: (member, before, limit) =>
    db
      .select()
      .from(auditEntry)
      .where(
        and(
          eq(auditEntry.member, member),
          before === null ? undefined : lt(auditEntry.sequence, before),
        ),
      )
      .orderBy(desc(auditEntry.sequence))
      .limit(limit),
  about: (member, subject, limit) =>
    db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.member, member), eq(auditEntry.subject, subject)))
      .orderBy(desc(auditEntry.sequence))
      .limit(limit),
  async erase(member) {
    await db.delete(auditEntry).where(eq(auditEntry.member, member))
  },
})
