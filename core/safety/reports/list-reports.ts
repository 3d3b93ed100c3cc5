import type { MemberId } from '../../accounts/account.ts'
import { shownNames } from '../../discovery/apply-block.ts'
import type { Ports } from '../../ports.ts'
import { caseOf } from '../../shared/case-reference.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { ReportError } from '../errors.ts'
import type { Report } from '../report.ts'

/** A member's own report, and the reported member's name; `null` if that one is not to be seen any more. */
type OwnReport = { readonly report: Report; readonly name: string | null }

/** What a member reported, newest first. */
export async function listReports(
  { reads }: Pick<Ports, 'reads'>,
  { member }: { readonly member: MemberId },
): Promise<readonly OwnReport[]> {
  const made = await reads.reports.by(member)
  const ids = [...new Set(made.map(({ reported }) => reported))]
  const names = await shownNames({ reads }, member, ids)
  return made.map((report) => ({ report, name: names.get(report.reported) ?? null }))
}

/** A report, for its reporter, by the reference from the receipt. */
export async function viewReport(
  ports: Pick<Ports, 'reads' | 'secrets'>,
  { reference }: { readonly reference: string },
): Promise<Result<Report, Extract<ReportError, { code: 'report.not-found' }>>> {
  const id = caseOf(ports, 'report', reference)
  const report = id === null ? null : await ports.reads.reports.byId(id)
  return report ? ok(report) : err({ code: 'report.not-found' })
}
