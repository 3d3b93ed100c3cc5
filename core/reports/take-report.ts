import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Report, ReportId } from './report.ts'

/** Tells the reporter's status page that somebody looks at it; again is the same. */
export async function takeReport(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { report: id }: { readonly report: ReportId },
): Promise<Result<Report, { readonly code: 'report.not-found' | 'report.decided' }>> {
  return atomically(async ({ reports }) => {
    const report = await reports.lock(id)
    if (!report) return err({ code: 'report.not-found' })
    if (report.decision) return err({ code: 'report.decided' })
    const taken: Report = { ...report, takenAt: report.takenAt ?? now() }
    await reports.save(taken)
    return ok(taken)
  })
}
