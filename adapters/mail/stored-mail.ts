import type { Letter } from '#core/notifications/letters.ts'
import type { Instant } from '#core/shared/time.ts'
import { render } from './render.ts'
import { asPage, linkOf, type StoredMail, unsubscribeOf } from './rendered.ts'

/** Ids and clock of a mailbox. */
export type MailboxDependencies = { now(): Instant; newId(): string }

/** A mail in its stored form. */
export const storedMail = (letter: Letter, { now, newId }: MailboxDependencies): StoredMail => ({
  id: newId(),
  at: now(),
  to: letter.to,
  kind: letter.kind,
  language: letter.language,
  ...asPage(render(letter)),
  link: linkOf(letter),
  unsubscribe: unsubscribeOf(letter),
})
