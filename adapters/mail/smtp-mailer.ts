import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Letter, Mailer } from '#core/notifications/letters.ts'
import { CHANNEL_CAPACITY } from '#core/notifications/sending/delivery-worker.ts'
import { MINUTE, type Millis, SECOND } from '#core/shared/time.ts'
import { render } from './render.ts'
import { oneClickOf } from './rendered.ts'
import { isNoReader, smtpFailure } from './smtp-refusal.ts'

/** SMTP server and sender. */
export type SmtpSettings = {
  /** `smtp://user:password@host:port`, or `smtps://`. */
  readonly url: string
  /** Sender address of sites without one of their own; the site's name is the display name. */
  readonly from: string
  /** Mails a second, as the provider of the server allows; 0 is as many as it takes. */
  readonly rate?: number
  readonly limits?: SmtpLimits
  /** Sets the timer of the handover; returns its cancel function. */
  readonly setTimer?: (work: () => void, wait: Millis) => () => void
}

/**
 * SMTP timeouts. Before the whole mail was transferred it cannot have been accepted, so aborting is safe. After that
 * the server may already be delivering it: aborting leads to a duplicate. RFC 5321 (4.5.3.2.6) says to wait ten
 * minutes for that reply.
 */
export type SmtpLimits = { readonly handOver: Millis; readonly answer: Millis }

const LIMITS: SmtpLimits = { handOver: 60 * SECOND, answer: 10 * MINUTE }
const CONNECTING: Millis = 15 * SECOND

/** Mail over SMTP with a small connection pool; `close` aborts sends in progress. */
export function smtpMailer({
  url,
  from,
  rate = 0,
  limits = LIMITS,
  setTimer = onTheClock,
}: SmtpSettings): Mailer & { close(): void } {
  const closing = new AbortController()
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CHANNEL_CAPACITY.mail.urgent,
    ...(rate > 0 && { rateLimit: rate, rateDelta: SECOND }),
    // We retry mails ourselves, as we know their state; nodemailer only retries if no byte was sent.
    maxRequeues: 1,
    connectionTimeout: CONNECTING,
    greetingTimeout: CONNECTING,
    socketTimeout: limits.answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.use('stream', (mail, done) => {
    const { written } = mail.data as Partial<Watched>
    if (written) mail.message.processFunc((content) => watchWritten(content, written))
    done()
  })

  return {
    async send(letter, delivery) {
      const handingOver = new AbortController()
      const cancel = setTimer(() => handingOver.abort(), limits.handOver)
      let written = false
      const watched: Watched = {
        signal: AbortSignal.any([handingOver.signal, closing.signal]),
        written() {
          written = true
          cancel()
        },
      }
      try {
        await transport.sendMail({ ...mailOf(letter, delivery, from), ...watched })
        return 'sent'
      } catch (refusal) {
        if (isNoReader(refusal)) return 'bounced'
        throw smtpFailure(refusal, { written })
      } finally {
        cancel()
      }
    },
    close() {
      closing.abort()
      transport.close()
    },
  }
}

function onTheClock(work: () => void, wait: Millis) {
  const timer = setTimeout(work, wait)
  return () => clearTimeout(timer)
}

type Watched = {
  readonly signal: AbortSignal
  /** Called right before the end of the mail is sent. */
  readonly written: () => void
}

/** The content as a stream, to detect when its end was read by the connection. */
function watchWritten(content: Readable, written: () => void): Readable {
  async function* chunks() {
    yield* content
    written()
  }
  return Readable.from(chunks(), { objectMode: false })
}

function mailOf(letter: Letter, delivery: string, install: string) {
  const from = letter.site.mailSender || install
  const oneClick = oneClickOf(letter)
  const { pictures, ...words } = render(letter)
  return {
    messageId: messageIdOf(`${delivery} ${letter.to}`, from),
    from: { name: letter.site.name, address: from },
    // An object: in a string, a comma could inject a second recipient.
    to: { name: '', address: letter.to },
    ...words,
    attachments: pictures.map(({ cid, bytes, type }) => ({
      cid,
      content: Buffer.from(bytes),
      contentType: type,
      contentDisposition: 'inline' as const,
      filename: false as const,
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(oneClick && {
        'List-Unsubscribe': `<${oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

/** The same for each attempt, so that mailboxes can deduplicate; it contains no internal data. */
function messageIdOf(named: string, from: string): string {
  const name = new Bun.CryptoHasher('sha256').update(named).digest('hex').slice(0, 40)
  return `<${name}@${from.slice(from.lastIndexOf('@') + 1)}>`
}
