import type { HouseRule } from '../../accounts/account.ts'
import { CHAT_PHOTO_REFUSALS } from '../../chats/chat.ts'
import type { PhotoId, PhotoRefusal } from '../../profiles/photo.ts'
import { appealPath, type Complaint, type ComplaintId } from '../../safety/complaint.ts'
import type { Report, ReportDecision, ReportId } from '../../safety/report.ts'
import type { RestrictionId } from '../../safety/restriction.ts'
import type { Instant } from '../../shared/time.ts'
import { ACCOUNT, type KindsOf, type Named, type ToMember } from './kind.ts'

type OfReport = { readonly report: ReportId }
type OfDecision = ToMember & { readonly restriction: RestrictionId }
type OfComplaint = {
  readonly complaint: ComplaintId
  /** Present if the recipient is known to be its sender. */
  readonly own?: true
}

/** What is queued about reports, decisions, photos and complaints; of complaints and to the operator without a member. */
export type SafetyNotifications = {
  readonly 'report-desk': OfReport
  /** To the reporter: the receipt, and the decision. */
  readonly 'report-received': ToMember & OfReport
  readonly 'report-decided': ToMember & OfReport
  readonly 'account-warned': OfDecision
  readonly 'reports-paused': OfDecision
  readonly 'account-banned': OfDecision
  readonly 'account-unbanned': OfDecision
  /** `chat` is present if it was sent in one. */
  readonly 'photo-refused': ToMember & { readonly photo: PhotoId; readonly chat?: true }
  readonly complaint: OfComplaint
  readonly 'complaint-desk': OfComplaint
  readonly 'complaint-answered': OfComplaint
}

/** What names a report, to the operator and to its reporter; nothing of what was written. */
type AboutReport = Named & {
  readonly report: Pick<Report, 'reason' | 'at'>
  readonly reportNumber: string
}
/** A decision about the account; `reported` is whether a report was behind it, not whose. */
type AboutDecision = Named & {
  readonly decision: {
    readonly number: string
    readonly rule: HouseRule | null
    readonly facts: string
    readonly reported: boolean
    readonly at: Instant
  }
}
/** The fields of a complaint. To its sender and to the operator; `name` may be empty. */
type AboutComplaint = Named & { readonly complaint: Complaint; readonly complaintNumber: string }

/** What these mails are written with. */
export type SafetyLetters = {
  readonly 'report-desk': AboutReport
  readonly 'report-received': AboutReport
  readonly 'report-decided': AboutReport & { readonly decision: ReportDecision }
  readonly 'account-warned': AboutDecision
  readonly 'reports-paused': AboutDecision
  readonly 'account-banned': AboutDecision
  readonly 'account-unbanned': AboutDecision
  /** Which photo was refused and why; `at` is when it was added or sent. */
  readonly 'photo-refused': Named & {
    readonly photo: {
      readonly place: 'profile' | 'chat'
      readonly reason: PhotoRefusal
      readonly at: Instant
    }
  }
  readonly complaint: AboutComplaint
  readonly 'complaint-desk': AboutComplaint
  readonly 'complaint-answered': AboutComplaint & { readonly answer: string }
}

const ofDecision = ({ member, restriction }: OfDecision) => ({ member, restriction })
const ofComplaint = ({ complaint, own }: OfComplaint) => ({ complaint, ...(own && { own }) })

/** A moderator refused it; it did not come back for another reason. */
const isRefused = (reason: string) => CHAT_PHOTO_REFUSALS.some((refusal) => refusal === reason)

export const SAFETY_KINDS = {
  'report-desk': { ...ACCOUNT, from: { 'report.filed': ({ report }) => ({ report }) } },
  'report-received': {
    ...ACCOUNT,
    proven: true,
    from: { 'report.filed': ({ by, report }) => ({ member: by, report }) },
  },
  'report-decided': {
    ...ACCOUNT,
    proven: true,
    from: { 'report.decided': ({ by, report }) => (by ? { member: by, report } : null) },
  },
  'account-warned': { ...ACCOUNT, from: { 'account.warned': ofDecision } },
  'reports-paused': { ...ACCOUNT, from: { 'reports.paused': ofDecision } },
  'account-banned': { ...ACCOUNT, from: { 'account.banned': ofDecision } },
  'account-unbanned': {
    ...ACCOUNT,
    from: { 'account.unbanned': ofDecision },
    path: () => '/login',
  },
  'photo-refused': {
    ...ACCOUNT,
    from: {
      'photo.decided': ({ member, photo, state }) =>
        state === 'refused' ? { member, photo } : null,
      'chat-photo.returned': ({ from, photo, reason }) =>
        isRefused(reason) ? { member: from, photo, chat: true } : null,
    },
    path: ({ photo }) => appealPath(photo),
  },
  complaint: {
    ...ACCOUNT,
    from: { 'complaint.filed': (event) => (event.noReceipt ? null : ofComplaint(event)) },
  },
  'complaint-desk': {
    ...ACCOUNT,
    from: { 'complaint.filed': ({ complaint }) => ({ complaint }) },
  },
  'complaint-answered': {
    ...ACCOUNT,
    from: { 'complaint.answered': ({ complaint }) => ({ complaint }) },
  },
} satisfies KindsOf<SafetyNotifications>
