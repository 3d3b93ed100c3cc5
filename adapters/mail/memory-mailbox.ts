import type { Mailer } from '#core/notifications/letters.ts'
import { kept, type MailboxMeans } from './kept.ts'
import { type KeptMail, MAILBOX_SIZE, type Mailbox } from './rendered.ts'

/** Mails put down as JSON: a browser has little room to keep them in. */
const PUT_DOWN = 50

/** A mailbox in memory, for tests, stories and the mocked world; it can be put down and taken up again. */
export function memoryMailbox(
  means: MailboxMeans,
  from: readonly KeptMail[] = [],
): Mailer & Mailbox & { snapshot(): readonly KeptMail[] } {
  const mails = [...from]
  return {
    snapshot: () => mails.slice(0, PUT_DOWN),
    async send(letter) {
      mails.unshift(kept(letter, means))
      mails.length = Math.min(mails.length, MAILBOX_SIZE)
    },
    newest: async (limit) => mails.slice(0, limit),
    byId: async (id) => mails.find((mail) => mail.id === id) ?? null,
  }
}
