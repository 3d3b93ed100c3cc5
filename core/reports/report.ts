import type { MemberId } from '../accounts/account.ts'
import type { ConversationId, Message, MessageId } from '../chats/chat.ts'
import { orderNumber } from '../orders/order-number.ts'
import type { PhotoId } from '../photos/photo.ts'
import { isLonger } from '../shared/characters.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { ReportError } from './errors.ts'
import type { ReportDecision, ReportState } from './ruling.ts'

/** Reasons for a report, in display order. */
export const REPORT_REASONS = [
  'fake',
  'insulting',
  'unwanted-sexual',
  'asks-money',
  'under-age',
  'spam',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Maximum length of a note, reports per day, and messages stored. */
export const REPORTS = { note: 1000, messages: 20, lookBack: 50 } as const

export type ReportId = string

/** Evidence: a snapshot of the reported member that outlives their account. Contains only their own messages. */
export type Evidence = {
  readonly name: string
  readonly about: string
  readonly messages: readonly (Pick<Message, 'id' | 'text' | 'sentAt'> & {
    /** Present if it was a photo. */
    readonly photo?: PhotoId
  })[]
}

/** A report of a member by another, for the operator. */
export type Report = {
  readonly id: ReportId
  /** The reporter; `null` once erased. */
  readonly reporter: MemberId | null
  readonly reported: MemberId
  readonly reason: ReportReason
  /** The reporter's note, if any; erased with them. */
  readonly note: string
  /** Where it happened, if stated. */
  readonly conversation: ConversationId | null
  readonly message: MessageId | null
  /** Whether the reporter also blocked the member. */
  readonly blocked: boolean
  readonly evidence: Evidence
  readonly at: Instant
  /** When somebody began to look at it. */
  readonly takenAt: Instant | null
  readonly decision: ReportDecision | null
}

/** A report as it is listed: without the texts, of which there may be many. */
export type ListedReport = Omit<Report, 'note' | 'evidence'>

/** Its reference number, like that of an order. */
export const reportNumber = ({ id, at }: Pick<Report, 'id' | 'at'>): string =>
  orderNumber({ id, placedAt: at })

/** How far it is. */
export function reportState({
  takenAt,
  decision,
}: Pick<Report, 'takenAt' | 'decision'>): ReportState {
  if (decision) return 'decided'
  return takenAt === null ? 'received' : 'in-review'
}

/** Normalises a note: trimmed; may be empty. */
export function reportNote(
  typed: string,
): Result<string, Extract<ReportError, { code: 'report.note-too-long' }>> {
  const note = typed.trim()
  if (!isLonger(note, REPORTS.note)) return ok(note)
  return err({ code: 'report.note-too-long', limit: REPORTS.note })
}
