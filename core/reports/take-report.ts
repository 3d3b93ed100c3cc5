import type { Ports, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Report, ReportId } from './report.ts'

type Decided = { readonly code: 'report.decided' }

/** Tells the reporter's status page that somebody looks at it; again is the same. */
export async function takeReport(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { report: id }: { readonly report: ReportId },
): Promise<Result<Report, Decided | { readonly code: 'report.not-found' }>> {
  return atomically(async (stores) => {
    const report = await stores.reports.lock(id)
    if (!report) return err({ code: 'report.not-found' })
    return report.decision
      ? err({ code: 'report.decided' })
      : ok(await takeLocked(stores, { now }, report))
  })
}

/** The same, as part of other work, of a report that nobody decided on. */
export async function takeLocked(
  { reports }: Pick<Stores, 'reports'>,
  { now }: Pick<Ports, 'now'>,
  report: Report,
): Promise<Report> {
  const taken: Report = { ...report, takenAt: report.takenAt ?? now() }
  await reports.save(taken)
  return taken
}
