import { t } from 'elysia'
import { MAIL_TROUBLES } from '#core/accounts/account.ts'
import {
  type LoggedMail,
  MAIL_RESULTS,
  SKIP_REASONS,
  WAIT_REASONS,
} from '#core/notifications/mail-log.ts'
import { NOTIFICATIONS } from '#core/notifications/notification.ts'
import type { MemberMails } from '#core/notifications/sending/member-mails.ts'
import { isoOf } from '#core/shared/time.ts'
import { Moment, Nullable, OneOf, Whole } from '../../basics.ts'

const KINDS = Object.keys(NOTIFICATIONS) as (keyof typeof NOTIFICATIONS)[]

/** A member's mails: what each was and what became of it, without an address or a text. */
export const MemberMailsShape = t.Object({
  troubles: t.Array(OneOf(MAIL_TROUBLES)),
  waiting: t.Array(
    t.Object({
      id: t.String(),
      kind: OneOf(KINDS),
      due_at: Moment,
      attempts: Whole(),
      /** Error code of the last attempt. */
      error: Nullable(t.String()),
      waits_for: Nullable(OneOf(WAIT_REASONS)),
    }),
  ),
  mails: t.Array(
    t.Object({
      number: Whole(),
      /** `null` if a mail provider did not say which. */
      kind: Nullable(OneOf(KINDS)),
      result: OneOf(MAIL_RESULTS),
      skipped_for: Nullable(OneOf(SKIP_REASONS)),
      /** Error code of one that failed. */
      error: Nullable(t.String()),
      at: Moment,
    }),
  ),
  next: Nullable(Whole()),
})

export const memberMailsOf = ({ troubles, waiting, mails, next }: MemberMails) => ({
  troubles: [...troubles],
  waiting: waiting.flatMap(({ notification, dueAt, waitsFor, id, attempts, error }) =>
    notification.kind === 'push'
      ? []
      : [
          {
            ...{ id, attempts, error },
            kind: notification.kind,
            due_at: isoOf(dueAt),
            waits_for: waitsFor,
          },
        ],
  ),
  mails: mails.map(({ number, kind, result, at, ...mail }) => ({
    ...{ number, kind, result },
    ...whyOf(mail),
    at: isoOf(at),
  })),
  next,
})

/** A reason is one of ours, or a mail server's code. */
function whyOf({ reason }: Pick<LoggedMail, 'reason'>) {
  const ours = SKIP_REASONS.find((one) => one === reason) ?? null
  return { skipped_for: ours, error: ours === null ? reason : null }
}
