import type { AuditEntry, AuditTrail } from '#core/desk/ports.ts'
import type { Table } from '../table.ts'

/** The audit trail in memory. */
export const audit = (table: Table<AuditEntry>): AuditTrail => ({
  async add(entry) {
    const key = `${entry.sequence}`
    if (!table.find(key)) table.put(key, entry)
  },
  of: async (member, before, limit) =>
    table
      .all()
      .filter((entry) => entry.member === member && (before === null || entry.sequence < before))
      .toSorted((a, b) => b.sequence - a.sequence)
      .slice(0, limit),
  about: async (member, subject, limit) =>
    table
      .all()
      .filter((entry) => entry.member === member && entry.subject === subject)
      .toSorted((a, b) => b.sequence - a.sequence)
      .slice(0, limit),
  async erase(member) {
    for (const entry of table.all()) if (entry.member === member) table.drop(`${entry.sequence}`)
  },
})
