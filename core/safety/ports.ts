import type { MemberId } from '../accounts/account.ts'
import type { Queue } from '../shared/paging.ts'
import type { Instant } from '../shared/time.ts'
import type { SiteScope } from '../site/settings.ts'
import type { AnsweredPosition, Complaint, ComplaintId, WaitingPosition } from './complaint.ts'
import type { DecidedMark, ListedReport, Report, ReportId, WaitingMark } from './report.ts'
import type { Restriction, RestrictionId } from './restriction.ts'

export interface ReportReads {
  byId(id: ReportId): Promise<Report | null>
  /** Those with a number, oldest first: as it follows from a client-made id, several may share one. */
  byNumber(number: string): Promise<readonly Report[]>
  /**
   * A page of those about members of some sites that nobody decided on, grave ones first, then the oldest: those after
   * `last`, or the first.
   */
  waiting(
    last: WaitingMark | null,
    limit: number,
    sites?: SiteScope,
  ): Promise<readonly ListedReport[]>
  /** Those about members of some sites that nobody decided on, counted: all, or the grave ones. */
  queue(which: 'all' | 'grave', sites?: SiteScope): Promise<Queue>
  /** A page of those about members of some sites that were decided on, the last decision first: those before `last`, or the first. */
  decided(
    last: DecidedMark | null,
    limit: number,
    sites?: SiteScope,
  ): Promise<readonly ListedReport[]>
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

export interface ComplaintReads {
  byId(id: ComplaintId): Promise<Complaint | null>
  /** Those with a number, oldest first: as it follows from a client-made id, several may share one. */
  byNumber(number: string): Promise<readonly Complaint[]>
  /** Those filed with an email, however its case and domain were written; oldest first. */
  from(email: string): Promise<readonly Complaint[]>
  /** Unanswered ones of some sites: the gravest kinds first, and of one rank the oldest; those after a position, or all. */
  unanswered(
    after: WaitingPosition | null,
    limit: number,
    sites?: SiteScope,
  ): Promise<readonly Complaint[]>
  /** Answered ones of some sites, the last answered first; those before a position, or all. */
  answered(
    before: AnsweredPosition | null,
    limit: number,
    sites?: SiteScope,
  ): Promise<readonly Complaint[]>
  /** Unanswered ones of some sites, counted. */
  queue(sites?: SiteScope): Promise<Queue>
}

export interface Complaints extends ComplaintReads {
  add(complaint: Complaint): Promise<void>
  lock(id: ComplaintId): Promise<Complaint | null>
  /** Says that somebody looks at one. */
  take(id: ComplaintId, at: Instant): Promise<void>
  /** Marks one as answered, with the text or without; `false` if it already was. */
  answer(id: ComplaintId, at: Instant, text: string | null): Promise<boolean>
  /** Removes complaints filed before a moment. */
  pruneBefore(moment: Instant): Promise<void>
}

export interface RestrictionReads {
  byId(id: RestrictionId): Promise<Restriction | null>
  /** Those with a number, oldest first: as it follows from a client-made id, several may share one. */
  byNumber(number: string): Promise<readonly Restriction[]>
  /** All about a member, newest first. */
  of(member: MemberId): Promise<readonly Restriction[]>
}

export interface Restrictions extends RestrictionReads {
  /** `false` if the id is in use; the store guarantees uniqueness. */
  add(restriction: Restriction): Promise<boolean>
  /** Blanks the facts of a member who is erased; that there were decisions stays. */
  eraseFacts(member: MemberId): Promise<void>
}

/** What is read, without a transaction. */
export interface SafetyReads {
  readonly reports: ReportReads
  readonly restrictions: RestrictionReads
  readonly complaints: ComplaintReads
}

/** What is read and written inside a transaction. */
export interface SafetyStores {
  readonly reports: Reports
  readonly restrictions: Restrictions
  readonly complaints: Complaints
}
