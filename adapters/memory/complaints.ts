import type { Complaint } from '#core/complaints/complaint.ts'
import type { Complaints } from '#core/complaints/complaints.ts'
import type { Table } from './table.ts'

/** Complaints in memory. */
export const complaints = (table: Table<Complaint>): Complaints => ({
  byId: async (id) => table.find(id),
  unanswered: async (limit) =>
    table
      .all()
      .filter(({ answeredAt }) => answeredAt === null)
      .toSorted((a, b) => a.filedAt - b.filedAt || (a.id < b.id ? -1 : 1))
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
  async forgetBefore(moment) {
    for (const { id, filedAt } of table.all()) if (filedAt < moment) table.drop(id)
  },
})
