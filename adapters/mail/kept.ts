import type { Letter } from '#core/notifications/letters.ts'
import type { Instant } from '#core/shared/time.ts'
import { render } from './render.ts'
import { type KeptMail, linkOf, unsubscribeOf } from './rendered.ts'

/** What names and dates the mails of a mailbox. */
export type MailboxMeans = { now(): Instant; newId(): string }

/** A letter as a mailbox keeps it. */
export const kept = (letter: Letter, { now, newId }: MailboxMeans): KeptMail => ({
  id: newId(),
  at: now(),
  to: letter.to,
  kind: letter.kind,
  language: letter.language,
  ...render(letter),
  link: linkOf(letter),
  unsubscribe: unsubscribeOf(letter),
})
