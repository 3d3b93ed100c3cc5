import type { HouseRule, MemberId } from '../accounts/account.ts'
import type { ConversationId, Message, MessageId } from '../chats/chat.ts'
import { orderNumber } from '../money/order.ts'
import type { PhotoId } from '../profiles/photo.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { isLonger } from '../shared/text.ts'
import type { Instant } from '../shared/time.ts'
import type { ReportError } from './errors.ts'

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
  /** The line they chose; absent if they chose none. */
  readonly line?: string
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

/** Reports of a minor in danger are looked at before all others. */
export const GRAVE_REASONS = ['under-age'] as const satisfies readonly ReportReason[]

/** Whether a report is looked at before the others. */
export const isGrave = (reason: ReportReason): boolean =>
  GRAVE_REASONS.some((grave) => grave === reason)

/** What can be decided on a report, mildest first. */
export const REPORT_OUTCOMES = ['no-action', 'content-removed', 'warning', 'ban'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

/**
 * Why nothing was done: no rule was broken; it cannot be established; the member is gone, whatever the cause; the
 * member was banned meanwhile and stays so; the report is manifestly unfounded (DSA, article 23).
 */
export const NO_ACTION_GROUNDS = [
  'no-breach',
  'unclear',
  'gone',
  'already-banned',
  'unfounded',
] as const
export type NoActionGrounds = (typeof NO_ACTION_GROUNDS)[number]

/** The reason of a decision: one of a list, so that it can name nothing private to the reported member. */
export type Grounds = NoActionGrounds | HouseRule

/** A decision on a report, by a person. */
export type ReportDecision = {
  readonly outcome: ReportOutcome
  readonly grounds: Grounds
  readonly at: Instant
}

export const isNoAction = (grounds: Grounds): grounds is NoActionGrounds =>
  NO_ACTION_GROUNDS.some((known) => known === grounds)

/** How far a report is. */
type ReportState = 'received' | 'in-review' | 'decided'

/** The place of a report among those that wait. */
export type WaitingMark = Pick<Report, 'id' | 'at'> & { readonly grave: boolean }

/** The place of a report among those that were decided on, with the moment of the decision. */
export type DecidedMark = Pick<Report, 'id' | 'at'>
