import type { Reads } from '#core/ports.ts'
import { type Report, reportNumber } from '#core/reports/report.ts'
import { onlyMatch } from './only-match.ts'

/** How many are searched for a number. */
export const SEARCHED = 10_000

/** The report with a number or an id. */
export async function findReport(
  { reports }: Pick<Reads, 'reports'>,
  wanted: string,
): Promise<Report> {
  const byId = await reports.byId(wanted)
  if (byId) return byId
  const matches = (await reports.latest(SEARCHED)).filter(
    (report) => reportNumber(report) === wanted,
  )
  return onlyMatch(matches, wanted, 'no report')
}
