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
  const keep = async (mail: KeptMail): Promise<void> => {
    mails.unshift(mail)
    mails.length = Math.min(mails.length, MAILBOX_SIZE)
  }
  return {
    snapshot: () => mails.slice(0, PUT_DOWN),
    async send(letter) {
      await keep(kept(letter, means))
      return 'sent'
    },
    keep,
    newest: async (limit) => mails.slice(0, limit),
    byId: async (id) => mails.find((mail) => mail.id === id) ?? null,
  }
}
