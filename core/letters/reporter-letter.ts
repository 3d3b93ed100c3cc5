import { appealPath } from '../complaints/appeal-path.ts'
import type { ReporterNotice } from '../notifications/notice.ts'
import type { Ports } from '../ports.ts'
import { reportNumber } from '../reports/report.ts'
import { reportReference } from '../reports/report-reference.ts'
import type { Envelope, Letter } from './letters.ts'

/**
 * To the reporter: the receipt, with the link to its status, or the decision with its reason and the form to object
 * (DSA, article 16). Neither names the reported member or repeats what was written.
 */
export async function reporterLetter(
  { reads, secrets }: Pick<Ports, 'reads' | 'secrets'>,
  { name, ...envelope }: Envelope,
  { kind, report: id }: ReporterNotice,
): Promise<Letter | null> {
  const report = await reads.reports.byId(id)
  if (!report) return null
  const { reason, at, decision } = report
  const number = reportNumber(report)
  const about = { name, report: { reason, at }, reportNumber: number }
  if (kind === 'report-received') {
    const path = `/reports/${reportReference({ secrets }, id)}`
    return { ...envelope, kind, facts: about, path, unsubscribe: null }
  }
  if (!decision) return null
  const facts = { ...about, ruling: decision }
  return { ...envelope, kind, facts, path: appealPath(number), unsubscribe: null }
}
