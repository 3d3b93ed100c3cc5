import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { ReportError } from './errors.ts'
import type { Report } from './report.ts'
import { reportOf } from './report-reference.ts'

/** A report, for its reporter, by the reference from the receipt. */
export async function viewReport(
  ports: Pick<Ports, 'reads' | 'secrets'>,
  { reference }: { readonly reference: string },
): Promise<Result<Report, Extract<ReportError, { code: 'report.not-found' }>>> {
  const id = reportOf(ports, reference)
  const report = id === null ? null : await ports.reads.reports.byId(id)
  return report ? ok(report) : err({ code: 'report.not-found' })
}
