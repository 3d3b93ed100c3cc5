import type { Letter } from '#core/notifications/letters.ts'
import type { Instant } from '#core/shared/time.ts'
import { render } from './render.ts'
import { linkOf, type StoredMail, unsubscribeOf } from './rendered.ts'

/** What names and dates the mails of a mailbox. */
export type MailboxMeans = { now(): Instant; newId(): string }

/** A letter as a mailbox keeps it. */
export const storedMail = (letter: Letter, { now, newId }: MailboxMeans): StoredMail => ({
  id: newId(),
  at: now(),
  to: letter.to,
  kind: letter.kind,
  language: letter.language,
  ...render(letter),
  link: linkOf(letter),
  unsubscribe: unsubscribeOf(letter),
})
