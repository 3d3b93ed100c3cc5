import type { MemberId } from '../accounts/account.ts'
import type { Queue } from '../shared/queue.ts'
import type { Instant } from '../shared/time.ts'
import type { ListedReport, Report, ReportId } from './report.ts'

/** The place of a report among those that wait. */
export type WaitingMark = Pick<Report, 'id' | 'at'> & { readonly grave: boolean }

/** The place of a report among those that were decided on, with the moment of the decision. */
export type DecidedMark = Pick<Report, 'id' | 'at'>

export interface ReportReads {
  byId(id: ReportId): Promise<Report | null>
  /** Those with a number, oldest first: as it follows from a client-made id, several may share one. */
  byNumber(number: string): Promise<readonly Report[]>
  /** A page of those that nobody decided on, grave ones first, then the oldest: those after `last`, or the first. */
  waiting(last: WaitingMark | null, limit: number): Promise<readonly ListedReport[]>
  /** Those that nobody decided on, counted: all, or the grave ones. */
  queue(which: 'all' | 'grave'): Promise<Queue>
  /** A page of those that were decided on, the last decision first: those before `last`, or the first. */
  decided(last: DecidedMark | null, limit: number): Promise<readonly ListedReport[]>
  /** The newest about a member. */
  about(reported: MemberId, limit: number): Promise<readonly ListedReport[]>
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
