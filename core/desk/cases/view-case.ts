import type { Ports } from '../../ports.ts'
import { hasRefusedPhoto } from '../../safety/decide-report.ts'
import type { ListedReport, Report, ReportId } from '../../safety/report.ts'
import type { Restriction } from '../../safety/restriction.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { type MemberSummary, summariesOf } from '../members/view-member.ts'
import { type ProfilePhoto, profilePhotos } from '../photos/profile-photos.ts'
import { type CaseOperators, caseOperators } from './list-cases.ts'

/** A report with all that a decision on it looks at. */
export type Case = CaseOperators & {
  readonly report: Report
  readonly reported: MemberSummary | null
  /** `null` once erased. */
  readonly reporter: MemberSummary | null
  /** Earlier decisions about the reported member, newest first. */
  readonly decisions: readonly Restriction[]
  /** Other reports about them, newest first. */
  readonly others: readonly ListedReport[]
  /** Those on the reported profile now. */
  readonly photos: readonly ProfilePhoto[]
  /** Whether a photo of theirs was refused since: only then content was removed. */
  readonly hasRefusedPhoto: boolean
}

const OTHERS = 50

/** One report, for an operator. */
export async function viewCase(
  { reads }: Pick<Ports, 'reads'>,
  { report: id }: { readonly report: ReportId },
): Promise<Result<Case, { readonly code: 'report.not-found' }>> {
  const report = await reads.reports.byId(id)
  if (!report) return err({ code: 'report.not-found' })
  const { reporter, reported } = report
  const [members, decisions, about, refused, { photos }, operators] = await Promise.all([
    summariesOf(reads, [reported, ...(reporter === null ? [] : [reporter])]),
    reads.restrictions.of(reported),
    reads.reports.about(reported, OTHERS + 1),
    hasRefusedPhoto(reads, reported, report.at),
    profilePhotos({ reads }, reported),
    caseOperators(reads, 'report', id),
  ])
  return ok({
    report,
    reported: members.get(reported) ?? null,
    reporter: reporter === null ? null : (members.get(reporter) ?? null),
    decisions,
    others: about.filter((other) => other.id !== id).slice(0, OTHERS),
    photos,
    hasRefusedPhoto: refused,
    ...operators,
  })
}
