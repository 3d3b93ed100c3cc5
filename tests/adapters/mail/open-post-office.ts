import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Arrived } from '#tests/contracts/mailer.contract.ts'

/** Senders and recipients that are refused, each with its reply. */
const REFUSED: Readonly<Record<string, readonly [code: number, words: string]>> = {
  nobody: [550, 'no such reader'],
  moved: [551, '5.1.6 moved away'],
  closed: [554, '5.2.1 mailbox disabled'],
  full: [452, '4.2.2 mailbox full'],
  strict: [550, '5.7.1 your server is on our list'],
  relay: [554, 'relay access denied'],
}

function refusalOf(address: string): Error | null {
  const [responseCode, words] = REFUSED[address.split('@', 1)[0] ?? ''] ?? []
  return responseCode ? Object.assign(new Error(words), { responseCode }) : null
}

/** The password of each user. */
export const MAIL_PASSWORD = 'the right one: 100%'

/** A mail server on loopback that stores mails. `slow@` is answered after `answer`, `mute@` never. */
export async function openMailServer() {
  const received: { readonly raw: string; readonly recipients: readonly string[] }[] = []
  const slow = Promise.withResolvers<void>()
  const mute = Promise.withResolvers<void>()
  const waiters = new Set<{ readonly many: number; readonly done: () => void }>()
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      password === MAIL_PASSWORD
        ? done(null, { user: username })
        : done(Object.assign(new Error('no such login'), { responseCode: 535 })),
    onMailFrom: ({ address }, _, done) => done(refusalOf(address)),
    onRcptTo({ address }, _, done) {
      if (!address.startsWith('mute@')) done(refusalOf(address))
      else mute.resolve()
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ raw: Buffer.concat(chunks).toString('latin1'), recipients })
        for (const one of waiters) if (received.length >= one.many) one.done()
        if (recipients[0]?.startsWith('slow@')) void slow.promise.then(() => done())
        else done()
      })
    },
  })
  // The client may be killed during a mail.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken: received,
    /** Resolves when this many letters were received in total. */
    taking: (many: number) =>
      new Promise<void>((resolve) => {
        if (received.length >= many) resolve()
        else waiters.add({ many, done: resolve })
      }),
    /** Sends the delayed replies. */
    answer: slow.resolve,
    /** Resolves when a client waits for a reply that never comes. */
    asked: mute.promise,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** A header of a received mail, unfolded and decoded. */
export function headerOf(raw: string, name: string): string {
  const [head = ''] = raw.split('\r\n\r\n', 1)
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ')
  const line = unfolded.split('\r\n').find((candidate) => candidate.startsWith(`${name}: `))
  return words((line ?? '').slice(name.length + 2))
}

/** Encoded header words: `=?UTF-8?Q?…?=` or `=?UTF-8?B?…?=`. */
const words = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, written: string) =>
      decoded(kind === 'Q' ? 'quoted-printable' : 'base64', written.replaceAll('_', ' ')),
    )

type Part = { readonly isHtml: boolean; readonly content: string }

/** The parts of a mail or of one of its parts, decoded: a page stands in one with its pictures. */
function partsIn(raw: string): readonly Part[] {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1]
  if (boundary) return body.split(`--${boundary}`).slice(1, -1).flatMap(partsIn)
  const encoding = /Content-Transfer-Encoding: (\S+)/.exec(head)?.[1] ?? '7bit'
  return head.includes('Content-Type: text/')
    ? [{ isHtml: head.includes('text/html'), content: decoded(encoding, body) }]
    : []
}

/** The two bodies of a received mail, decoded. */
export function arrivedIn(raw: string): Arrived {
  const bodies = partsIn(raw)
  return {
    to: headerOf(raw, 'To').replace(/[<>]/g, ''),
    subject: headerOf(raw, 'Subject'),
    text: bodies.find(({ isHtml }) => !isHtml)?.content ?? '',
    html: bodies.find(({ isHtml }) => isHtml)?.content ?? '',
  }
}

function decoded(encoding: string, written: string): string {
  if (encoding === 'base64') return Buffer.from(written, 'base64').toString()
  if (encoding !== 'quoted-printable') return written
  const bytes = written
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
