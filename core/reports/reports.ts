import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { Report, ReportId } from './report.ts'

export interface ReportReads {
  byId(id: ReportId): Promise<Report | null>
  /** What a member reported, newest first. */
  by(reporter: MemberId): Promise<readonly Report[]>
  countSince(reporter: MemberId, moment: Instant): Promise<number>
}

export interface Reports extends ReportReads {
  add(report: Report): Promise<void>
  /** Takes a member's name off all reports they made; the reports themselves stay. */
  forgetReporter(reporter: MemberId): Promise<void>
}
