import type { Reads } from '#core/ports.ts'
import { type Report, reportNumber } from '#core/reports/report.ts'
import { UsageError } from './command.ts'

/** How many are searched for a number. */
const SEARCHED = 10_000

/** The report with a number. */
export async function findReport(
  { reports }: Pick<Reads, 'reports'>,
  number: string,
): Promise<Report> {
  const found = (await reports.latest(SEARCHED)).find((report) => reportNumber(report) === number)
  if (!found) throw new UsageError(`${number} is no report.`)
  return found
}
