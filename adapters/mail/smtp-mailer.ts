import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { ROOM } from '#core/notifications/delivery-worker.ts'
import type { Letter, Mailer } from '#core/notifications/letters.ts'
import { MINUTE, type Millis, SECOND } from '#core/shared/time.ts'
import { render } from './render.ts'
import { oneClickOf } from './rendered.ts'
import { isNoReader, smtpFailure } from './smtp-refusal.ts'

/** Where mail goes out, and from whom it says it is. */
export type SmtpSettings = {
  /** `smtp://user:password@host:port`, or `smtps://`. */
  readonly url: string
  /** The address of the sender; the site's name stands before it. */
  readonly from: string
  readonly limits?: SmtpLimits
}

/**
 * How long a mail server may take. Until the whole letter was handed over it cannot have been accepted, so giving up
 * is safe. After that the server may be delivering it already: who stops listening sends it twice. RFC 5321
 * (4.5.3.2.6) says to wait ten minutes for that answer.
 */
export type SmtpLimits = { readonly handOver: Millis; readonly answer: Millis }

const LIMITS: SmtpLimits = { handOver: 60 * SECOND, answer: 10 * MINUTE }
const CONNECTING: Millis = 15 * SECOND

/** Mail over SMTP, with a few connections kept open; `close` cuts off what is under way. */
export function smtpMailer({ url, from, limits = LIMITS }: SmtpSettings): Mailer & {
  close(): void
} {
  const closing = new AbortController()
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: ROOM.mail.urgent,
    // A letter is taken up again by us, who know that it was; nodemailer does so where not a byte was sent.
    maxRequeues: 1,
    connectionTimeout: CONNECTING,
    greetingTimeout: CONNECTING,
    socketTimeout: limits.answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.use('stream', (mail, done) => {
    const { written } = mail.data as Partial<Watched>
    if (written) mail.message.processFunc((content) => noticing(content, written))
    done()
  })

  return {
    async send(letter, delivery) {
      const handingOver = new AbortController()
      const timer = setTimeout(() => handingOver.abort(), limits.handOver)
      let written = false
      const watched: Watched = {
        signal: AbortSignal.any([handingOver.signal, closing.signal]),
        written() {
          written = true
          clearTimeout(timer)
        },
      }
      try {
        await transport.sendMail({ ...mailOf(letter, delivery, from), ...watched })
        return 'sent'
      } catch (refusal) {
        if (isNoReader(refusal)) return 'bounced'
        throw smtpFailure(refusal, { written })
      } finally {
        clearTimeout(timer)
      }
    },
    close() {
      closing.abort()
      transport.close()
    },
  }
}

type Watched = {
  readonly signal: AbortSignal
  /** Called when the server is about to have the whole letter. */
  readonly written: () => void
}

/** The same content, telling when the last of it is taken: it is read only once the server asks for it. */
function noticing(content: Readable, written: () => void): Readable {
  async function* chunks() {
    yield* content
    written()
  }
  return Readable.from(chunks(), { objectMode: false })
}

function mailOf(letter: Letter, delivery: string, from: string) {
  const oneClick = oneClickOf(letter)
  return {
    messageId: messageIdOf(`${delivery} ${letter.to}`, from),
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
}

/** The same at each attempt, so that a mailbox knows a letter that came twice; it tells nothing of ours. */
function messageIdOf(named: string, from: string): string {
  const name = new Bun.CryptoHasher('sha256').update(named).digest('hex').slice(0, 40)
  return `<${name}@${from.slice(from.lastIndexOf('@') + 1)}>`
}
