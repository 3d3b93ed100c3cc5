import type { MemberId } from '../accounts/account.ts'
import type { ConversationId, Message, MessageId } from '../chats/chat.ts'
import { lengthOf } from '../chats/message-text.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { ReportError } from './errors.ts'

/** What somebody can be reported for, in the order it is asked. */
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

/** How long a note may be, how many reports a member makes in a day, and how many messages one keeps. */
export const REPORTS = { note: 1000, messages: 20, lookBack: 50 } as const

export type ReportId = string

/**
 * What a report keeps of the reported member, as it was when the report was made: it outlives their account. Of
 * what was written it holds their own words alone.
 */
export type Evidence = {
  readonly name: string
  readonly about: string
  readonly messages: readonly Pick<Message, 'id' | 'text' | 'sentAt'>[]
}

/** One member's word about another, for whoever runs the site to read. */
export type Report = {
  readonly id: ReportId
  /** Who made it; `null` once they are erased. */
  readonly reporter: MemberId | null
  readonly reported: MemberId
  readonly reason: ReportReason
  /** What the reporter added, if anything. */
  readonly note: string
  /** Where it happened, when the reporter said so. */
  readonly conversation: ConversationId | null
  readonly message: MessageId | null
  /** Whether the reporter blocked the other along with it. */
  readonly blocked: boolean
  readonly evidence: Evidence
  readonly at: Instant
}

/** A note as it will be kept: without the space around it; nothing at all is a note too. */
export function reportNote(
  typed: string,
): Result<string, Extract<ReportError, { code: 'report.note-too-long' }>> {
  const note = typed.trim()
  if (lengthOf(note) <= REPORTS.note) return ok(note)
  return err({ code: 'report.note-too-long', limit: REPORTS.note })
}
