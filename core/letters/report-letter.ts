import { isUnreachable } from '../accounts/email.ts'
import type { ReportNotice } from '../notifications/notice.ts'
import type { Ports } from '../ports.ts'
import { reportNumber } from '../reports/report.ts'
import { brandedAs, type Letter, type UrlOf } from './letters.ts'

/**
 * The mail to the operator about a report, to the support address of the site that the reported member joined. It
 * holds nothing of what either wrote: a mailbox is no place for it.
 */
export async function reportLetter(
  { reads, sites }: Pick<Ports, 'reads' | 'sites'>,
  { kind, report: id }: ReportNotice,
  urlOf: UrlOf,
): Promise<Letter | null> {
  const report = await reads.reports.byId(id)
  const reported = report && (await reads.accounts.byId(report.reported))
  if (!report || !reported) return null
  const { settings } = sites.byId(reported.site)
  const { supportEmail: to, language } = settings
  if (isUnreachable(to)) return null
  const { reason, at } = report
  return {
    to,
    language,
    country: null,
    timeZone: null,
    site: brandedAs(settings, urlOf),
    kind,
    facts: { name: '', report: { reason, at }, reportNumber: reportNumber(report) },
    // The operator decides there.
    path: `/desk/reports/${id}`,
    unsubscribe: null,
  }
}
