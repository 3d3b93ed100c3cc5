import type { MemberId } from '../accounts/account.ts'
import type { ComplaintId } from './complaint.ts'
import type { ReportId } from './report.ts'
import type { RestrictionId } from './restriction.ts'

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

type Decided = { readonly member: MemberId; readonly restriction: RestrictionId }

/** Events of decisions about a member's account. */
export type RestrictionEvent =
  | ({
      readonly type: 'account.banned'
      /** Members whose pages may still show this one. */
      readonly knownTo: readonly MemberId[]
    } & Decided)
  | ({ readonly type: 'account.unbanned' } & Decided)
  | ({ readonly type: 'account.warned' } & Decided)
  /** They may not report for a while. */
  | ({ readonly type: 'reports.paused' } & Decided)

/** Events of complaints. */
export type ComplaintEvent =
  | {
      readonly type: 'complaint.filed'
      readonly complaint: ComplaintId
      /** Present if its email is the sender's own, who was logged in and had confirmed it. */
      readonly own?: true
      /** Present if its address has got enough receipts today. */
      readonly noReceipt?: true
    }
  /** An operator wrote an answer. */
  | { readonly type: 'complaint.answered'; readonly complaint: ComplaintId }
