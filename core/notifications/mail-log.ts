import type { MemberId } from '../accounts/account.ts'
import { DAY, type Instant, type Millis } from '../shared/time.ts'
import type { MailNotification } from './notification.ts'

/** Why a mail was not sent. `outdated`: what it would tell was seen, done or undone by then. */
export const SKIP_REASONS = [
  'unconfirmed',
  'suppressed',
  'switched-off',
  'recently-mailed',
  'unreachable',
  'outdated',
] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

/** Why a mail is sent later: the member is online or wants quiet, there is nothing new, or a promotion was just sent. */
export const WAIT_REASONS = ['online', 'quiet-hours', 'nothing-new', 'promotion-sent'] as const
export type WaitReason = (typeof WAIT_REASONS)[number]

/** What became of a mail. `returned` and `spam` are what a mail provider reports of an address later. */
export const MAIL_RESULTS = ['sent', 'skipped', 'bounced', 'failed', 'returned', 'spam'] as const
export type MailResult = (typeof MAIL_RESULTS)[number]

/** A mail to a member that is no longer in the queue: never its address or a text. */
export type LoggedMail = {
  readonly member: MemberId
  /** `null` if a provider's report did not say which mail it was. */
  readonly kind: MailNotification['kind'] | null
  readonly result: MailResult
  /** A `SkipReason` if skipped, an error code if failed. */
  readonly reason: string | null
  readonly at: Instant
}

/** One in the list; its number is the cursor, and rises. */
export type NumberedMail = LoggedMail & { readonly number: number }

export interface MailLogReads {
  /** A member's, newest first, before a number. */
  of(member: MemberId, before: number | null, limit: number): Promise<readonly NumberedMail[]>
}

/** What became of mails to members. Append-only; pruned by age, erased with its member. */
export interface MailLog extends MailLogReads {
  add(mail: LoggedMail): Promise<void>
  /** Removes up to `most` of those before a moment, oldest first; returns how many. */
  prune(before: Instant, most: number): Promise<number>
  erase(member: MemberId): Promise<void>
}

/** Long enough to answer a question about a mail, and no longer (GDPR, article 5(1)(e)). */
export const MAIL_LOG_RETENTION: Millis = 90 * DAY
