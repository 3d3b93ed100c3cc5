import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { type Millis, SECOND } from '#core/shared/time.ts'

const TIMEOUT: Millis = 10 * SECOND

/** A mail server as its parts: what is typed needs no escaping. */
export type SmtpServer = {
  readonly host: string
  readonly port: string
  readonly user: string
  readonly password: string
}

/** The port on which TLS comes first; on others the connection is upgraded if the server can. */
const TLS_FIRST = '465'

/** Its address as `SMTP_URL` has it. */
export function smtpUrlOf({ host, port, user, password }: SmtpServer): string {
  const login = user === '' ? '' : `${escaped(user)}:${escaped(password)}@`
  return `${port === TLS_FIRST ? 'smtps' : 'smtp'}://${login}${host}:${port}`
}

const escaped = (text: string): string => encodeURIComponent(text).replaceAll("'", '%27')

type TestMail = {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

const transportOf = (url: string) =>
  createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    dnsTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

type Transport = ReturnType<typeof transportOf>

/** Logs in to a mail server and sends nothing; why it fails, in words, or `null`. */
export const loginFault = (url: string): Promise<string | null> =>
  faultOf(url, (transport) => transport.verify())

/** Sends one mail; why it was not taken, in words, or `null`. */
export const sendFault = (url: string, { from, to, ...mail }: TestMail): Promise<string | null> =>
  faultOf(url, (transport) =>
    transport.sendMail({
      ...mail,
      messageId: `<${randomUUID()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      from: { name: '', address: from },
      to: { name: '', address: to },
    }),
  )

async function faultOf(
  url: string,
  work: (transport: Transport) => Promise<unknown>,
): Promise<string | null> {
  const transport = transportOf(url)
  try {
    await work(transport)
    return null
  } catch (thrown) {
    return wordsOf(thrown)
  } finally {
    transport.close()
  }
}

const NOBODY =
  'nothing answers there: see host and port, and whether your provider lets port 25 out'
const NO_NAME = 'there is no mail server of this name, or DNS is not reachable'
const NO_TLS = 'TLS cannot be agreed on: 465 begins with TLS, 587 and 25 upgrade to it'

/** By the code of the system, else of the library. */
const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: NOBODY,
  EHOSTUNREACH: NOBODY,
  ENETUNREACH: NOBODY,
  ENOTFOUND: NO_NAME,
  EAUTH: 'the mail server refuses this name or password',
  EDNS: NO_NAME,
  ETIMEDOUT: 'the mail server does not answer in ten seconds: see host and port',
  ETLS: NO_TLS,
  ESOCKET: 'the connection ends: 465 begins with TLS, 587 and 25 upgrade to it',
}

/** What nodemailer throws. */
type Refusal = {
  readonly code?: unknown
  readonly originalCode?: unknown
  readonly response?: unknown
}

/** Its own answer, without the address it was given, and the meaning of the code. */
function wordsOf(thrown: unknown): string {
  const { code, originalCode, response }: Refusal = Object(thrown)
  const words =
    WORDS[String(originalCode)] ?? WORDS[String(code)] ?? 'the mail server does not take it'
  return typeof response === 'string' ? `${words} (it says: ${response.slice(0, 200)})` : words
}
