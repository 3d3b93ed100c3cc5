import { createTransport } from 'nodemailer'
import type { Mailer } from '#core/notifications/letters.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'
import { render } from './render.ts'
import { oneClickOf } from './rendered.ts'
import { isNoReader } from './smtp-refusal.ts'

/** Where mail goes out, and from whom it says it is. */
export type SmtpSettings = {
  /** `smtp://user:password@host:port`, or `smtps://`. */
  readonly url: string
  /** The address of the sender; the site's name stands before it. */
  readonly from: string
}

const PATIENCE: Millis = 15 * SECOND

/** Mail over SMTP, with a few connections kept open; `close` lets them go. */
export function smtpMailer({ url, from }: SmtpSettings): Mailer & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(letter) {
      const oneClick = oneClickOf(letter)
      const mail = {
        from: { name: letter.site.name, address: from },
        // An object, not a text: a text could name a second reader after a comma.
        to: { name: '', address: letter.to },
        ...render(letter),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(oneClick && {
            'List-Unsubscribe': `<${oneClick}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      }
      try {
        await transport.sendMail(mail)
        return 'sent'
      } catch (refusal) {
        if (isNoReader(refusal)) return 'bounced'
        throw refusal
      }
    },
    close: () => transport.close(),
  }
}
