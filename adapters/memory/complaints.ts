import { sameEmail } from '#core/accounts/email.ts'
import type { Complaint } from '#core/complaints/complaint.ts'
import type { Complaints } from '#core/complaints/complaints.ts'
import type { Table } from './table.ts'

const byAge = (a: Complaint, b: Complaint): number =>
  a.filedAt - b.filedAt || (a.id < b.id ? -1 : 1)

/** Complaints in memory. */
export const complaints = (table: Table<Complaint>): Complaints => ({
  byId: async (id) => table.find(id),
  from: async (email) =>
    table
      .all()
      .filter((complaint) => sameEmail(complaint.email, email))
      .toSorted(byAge),
  unanswered: async (limit) =>
    table
      .all()
      .filter(({ answeredAt }) => answeredAt === null)
      .toSorted(byAge)
      .slice(0, limit),

  async add(complaint) {
    if (table.find(complaint.id)) throw new Error('this complaint is there already')
    table.put(complaint.id, complaint)
  },
  async answer(id, at) {
    const complaint = table.find(id)
    if (!complaint || complaint.answeredAt !== null) return false
    table.put(id, { ...complaint, answeredAt: at })
    return true
  },
  async pruneBefore(moment) {
    for (const { id, filedAt } of table.all()) if (filedAt < moment) table.drop(id)
  },
})
