import type { MemberId } from '#core/accounts/account.ts'
import type { Report } from '#core/reports/report.ts'
import type { Reports } from '#core/reports/reports.ts'
import { latest } from './compare.ts'
import type { Table } from './table.ts'

/** Reports in memory. */
export function reports(table: Table<Report>): Reports {
  const by = (member: MemberId) => table.all().filter(({ reporter }) => reporter === member)

  return {
    byId: async (id) => table.find(id),
    latest: async (limit) =>
      table
        .all()
        .toSorted(latest(({ at }) => at))
        .slice(0, limit),
    by: async (reporter) => by(reporter).toSorted(latest(({ at }) => at)),
    countSince: async (reporter, moment) => by(reporter).filter(({ at }) => at >= moment).length,
    async add(report) {
      if (table.find(report.id)) throw new Error('this report is there already')
      table.put(report.id, report)
    },
    async eraseReporter(reporter) {
      for (const report of by(reporter))
        table.put(report.id, { ...report, reporter: null, note: '' })
    },
  }
}
