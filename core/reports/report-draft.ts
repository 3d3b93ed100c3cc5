import type { MemberId } from '../accounts/account.ts'
import type { Report } from './report.ts'

/** `id` is client-made (idempotency key). `blocked` also blocks. */
export type ReportMember = Omit<Report, 'reporter' | 'evidence' | 'at' | 'takenAt' | 'decision'> & {
  readonly reporter: MemberId
}

/** A report being filed. */
export type Draft = ReportMember & Pick<Report, 'at'>

/** Whether a report says what an earlier one between the same two said. */
export const isSameMatter = (earlier: Report, { reason, message, note }: ReportMember): boolean =>
  earlier.reason === reason && earlier.message === message && earlier.note === note
