import type { MemberId } from '../accounts/account.ts'
import type { ReportId } from './report.ts'

/** Events of reports. */
export type ReportEvent =
  | {
      readonly type: 'report.filed'
      readonly report: ReportId
      readonly by: MemberId
      readonly reported: MemberId
    }
  | {
      readonly type: 'report.decided'
      readonly report: ReportId
      /** Absent once the reporter is erased. */
      readonly by?: MemberId
      readonly reported: MemberId
    }
