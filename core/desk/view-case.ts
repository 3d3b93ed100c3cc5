import type { OperatorAction } from '../operators/operator-actions.ts'
import type { Ports, Reads } from '../ports.ts'
import type { ListedReport, Report, ReportId } from '../reports/report.ts'
import { hasRefusedPhoto } from '../restrictions/has-refused-photo.ts'
import type { Restriction } from '../restrictions/restriction.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { type MemberSummary, summariesOf } from './summary.ts'

/** A report with all that a decision on it looks at. */
export type Case = {
  readonly report: Report
  readonly reported: MemberSummary | null
  /** `null` once erased. */
  readonly reporter: MemberSummary | null
  /** Earlier decisions about the reported member, newest first. */
  readonly decisions: readonly Restriction[]
  /** Other reports about them, newest first. */
  readonly others: readonly ListedReport[]
  /** Whether a photo of theirs was refused: only then content was removed. */
  readonly hasRefusedPhoto: boolean
  /** The names of the operators who took it and decided; `null` for nobody known. */
  readonly takenBy: string | null
  readonly decidedBy: string | null
}

const OTHERS = 50
const ACTIONS = 50

/** One report, for an operator. */
export async function viewCase(
  { reads }: Pick<Ports, 'reads'>,
  { report: id }: { readonly report: ReportId },
): Promise<Result<Case, { readonly code: 'report.not-found' }>> {
  const report = await reads.reports.byId(id)
  if (!report) return err({ code: 'report.not-found' })
  const { reporter, reported } = report
  const [members, decisions, about, refused, actions] = await Promise.all([
    summariesOf(reads, [reported, ...(reporter === null ? [] : [reporter])]),
    reads.restrictions.of(reported),
    reads.reports.about(reported, OTHERS + 1),
    hasRefusedPhoto(reads, reported),
    reads.operatorActions.about(id, ACTIONS),
  ])
  return ok({
    report,
    reported: members.get(reported) ?? null,
    reporter: reporter === null ? null : (members.get(reporter) ?? null),
    decisions,
    others: about.filter((other) => other.id !== id).slice(0, OTHERS),
    hasRefusedPhoto: refused,
    // Who took it first: taking it again changes nothing.
    takenBy: await nameOf(reads, actions.findLast(({ action }) => action === 'report.taken')),
    decidedBy: await nameOf(reads, actions.find(({ action }) => action === 'report.decided')),
  })
}

async function nameOf(
  { operators }: Pick<Reads, 'operators'>,
  action: OperatorAction | undefined,
): Promise<string | null> {
  const operator = action?.operator ? await operators.byId(action.operator) : null
  return operator?.name ?? null
}
