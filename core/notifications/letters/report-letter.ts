import type { Account } from '../../accounts/account.ts'
import { isUnreachable } from '../../accounts/email.ts'
import type { Ports } from '../../ports.ts'
import { appealPath } from '../../safety/complaint.ts'
import { reportReference } from '../../safety/references.ts'
import { reportNumber } from '../../safety/report.ts'
import { decisionNumber } from '../../safety/restriction.ts'
import { brandedAs, type Envelope, type Letter, type UrlOf } from '../letters.ts'
import type { ReporterNotice, ReportNotice, RestrictionNotice } from '../notice.ts'

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
  const facts = { ...about, decision }
  return { ...envelope, kind, facts, path: appealPath(number), unsubscribe: null }
}

/** The statement of reasons for a decision about an account (DSA, article 17). A later decision has a mail of its own. */
export async function restrictionLetter(
  { reads }: Pick<Ports, 'reads'>,
  { name, ...envelope }: Envelope,
  account: Account,
  notice: RestrictionNotice,
): Promise<Letter | null> {
  const restriction = await reads.restrictions.byId(notice.restriction)
  if (!restriction || account.status === 'erased') return null
  const number = decisionNumber(restriction)
  const { rule, facts, report, at } = restriction
  return {
    ...envelope,
    kind: notice.kind,
    facts: { name, decision: { number, rule, facts, reported: report !== null, at } },
    path: notice.kind === 'account-unbanned' ? '/login' : appealPath(number),
    unsubscribe: null,
  }
}
