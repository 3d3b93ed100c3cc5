import type { Mailer } from '#core/notifications/letters.ts'
import { MAILBOX_SIZE, type Mailbox, type StoredMail } from './rendered.ts'
import { type MailboxMeans, storedMail } from './stored-mail.ts'

/** Mails put down as JSON: a browser has little room to store them in. */
const PUT_DOWN = 50

/** A mailbox in memory, for tests, stories and the mocked world; it can be put down and taken up again. */
export function memoryMailbox(
  means: MailboxMeans,
  from: readonly StoredMail[] = [],
): Mailer & Mailbox & { snapshot(): readonly StoredMail[] } {
  const mails = [...from]
  const store = async (mail: StoredMail): Promise<void> => {
    mails.unshift(mail)
    mails.length = Math.min(mails.length, MAILBOX_SIZE)
  }
  return {
    snapshot: () => mails.slice(0, PUT_DOWN),
    async send(letter) {
      await store(storedMail(letter, means))
      return 'sent'
    },
    store,
    newest: async (limit) => mails.slice(0, limit),
    byId: async (id) => mails.find((mail) => mail.id === id) ?? null,
  }
}
