import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { Report, ReportId } from './report.ts'

export interface ReportReads {
  byId(id: ReportId): Promise<Report | null>
  /** All reports, newest first. */
  latest(limit: number): Promise<readonly Report[]>
  /** A member's reports, newest first. */
  by(reporter: MemberId): Promise<readonly Report[]>
  countSince(reporter: MemberId, moment: Instant): Promise<number>
}

export interface Reports extends ReportReads {
  add(report: Report): Promise<void>
  /** Anonymises a member's reports and erases their notes; the reports stay. */
  eraseReporter(reporter: MemberId): Promise<void>
}
