import type { Reads } from '#core/ports.ts'
import { type Report, reportNumber } from '#core/reports/report.ts'
import { UsageError } from './command.ts'

/** How many are searched for a number. */
export const SEARCHED = 10_000

/**
 * The report with a number or an id. Numbers derive from client-made ids, so two reports may share one: then only the id
 * will do.
 */
export async function findReport(
  { reports }: Pick<Reads, 'reports'>,
  wanted: string,
): Promise<Report> {
  const byId = await reports.byId(wanted)
  if (byId) return byId
  const [found, ...more] = (await reports.latest(SEARCHED)).filter(
    (report) => reportNumber(report) === wanted,
  )
  if (!found) throw new UsageError(`${wanted} is no report.`)
  if (more.length === 0) return found
  const ids = [found, ...more].map(({ id, reported }) => `${id} about ${reported}`)
  throw new UsageError(`${wanted} is the number of several reports; use an id: ${ids.join(', ')}.`)
}
