import type { Mailer } from '#core/notifications/letters.ts'
import { MAILBOX_SIZE, type Mailbox, type StoredMail } from './rendered.ts'
import { type MailboxDependencies, storedMail } from './stored-mail.ts'

/** Mails serialised as JSON, limited because a browser has little storage. */
const PUT_DOWN = 50

/** A mailbox in memory, for tests, stories and the mocks; serialisable. */
export function memoryMailbox(
  dependencies: MailboxDependencies,
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
      await store(storedMail(letter, dependencies))
      return 'sent'
    },
    store,
    newest: async (limit) => mails.slice(0, limit),
    byId: async (id) => mails.find((mail) => mail.id === id) ?? null,
  }
}
