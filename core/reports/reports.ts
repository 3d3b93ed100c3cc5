import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { ListedReport, Report, ReportId } from './report.ts'

export interface ReportReads {
  byId(id: ReportId): Promise<Report | null>
  /** All reports, newest first. */
  latest(limit: number): Promise<readonly ListedReport[]>
  /** A page of those that nobody decided on, oldest first: those after `last`, or the first. */
  waiting(last: Pick<Report, 'id' | 'at'> | null, limit: number): Promise<readonly ListedReport[]>
  /** A member's reports, newest first. */
  by(reporter: MemberId): Promise<readonly Report[]>
  countSince(reporter: MemberId, moment: Instant): Promise<number>
  /** Those of one member about another that nobody decided on, oldest first. */
  undecided(reporter: MemberId, reported: MemberId): Promise<readonly Report[]>
  /** A member's reports that were judged unfounded from a moment on, oldest first. */
  unfounded(reporter: MemberId, since: Instant): Promise<readonly Report[]>
}

export interface Reports extends ReportReads {
  add(report: Report): Promise<void>
  /** Lock after the accounts of both. */
  lock(id: ReportId): Promise<Report | null>
  save(report: Report): Promise<void>
  /** Anonymises a member's reports and erases their notes; the reports stay. */
  eraseReporter(reporter: MemberId): Promise<void>
}
