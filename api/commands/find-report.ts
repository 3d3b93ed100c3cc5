import type { Reads } from '#core/ports.ts'
import { type Report, reportNumber } from '#core/reports/report.ts'
import { UsageError } from './command.ts'
import { onlyMatch } from './only-match.ts'

/** How many are searched for a number. */
const SEARCHED = 10_000

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
  const { id } = onlyMatch(matches, wanted, 'no report')
  const found = await reports.byId(id)
  if (!found) throw new UsageError(`${wanted} is no report.`)
  return found
}
