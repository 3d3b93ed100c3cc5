import type { LogLevel } from './log.ts'

/** Which company collects the money, and how it is reached. */
export type PaymentConfig =
  | { readonly provider: 'sandbox' }
  | { readonly provider: 'mollie'; readonly apiKey: string; readonly apiUrl: string }

/** The keys browsers know our pushes by. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string }

/** Everything an operator may set, read once at the start. README.md tells what each means. */
export type Config = {
  readonly port: number
  readonly host: string
  readonly publicUrl: string | null
  /** How many proxies of the operator's own stand before this server. */
  readonly proxies: number
  readonly dataDir: string
  readonly databaseUrl: string
  readonly databaseAuthToken: string | null
  /** What short secrets are keyed with; `null` takes the one that is made and kept at the first start. */
  readonly sessionSecret: string | null
  readonly payments: PaymentConfig
  readonly smtpUrl: string | null
  /** `null`: made at the first start and kept. */
  readonly vapid: VapidKeys | null
  /** What the operator's mail watch signs with; `null` refuses every call. */
  readonly mailWebhookSecret: string | null
  readonly demo: boolean
  readonly logLevel: LogLevel
}

type Env = Readonly<Record<string, string | undefined>>

/** A value that cannot be meant: it stops the start, with what to write instead. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** A variable's value; one that is set to nothing is not set. */
const text = (env: Env, name: string): string | null => env[name] || null

function oneOf<const T extends string>(env: Env, name: string, words: readonly T[], unset: T): T {
  const value = text(env, name) ?? unset
  const found = words.find((word) => word === value)
  if (found === undefined) throw new ConfigError(`${name} must be one of ${words.join(', ')}.`)
  return found
}

function whole(env: Env, name: string, most: number, unset: number): number {
  const value = text(env, name) ?? String(unset)
  if (/^\d{1,5}$/.test(value) && Number(value) <= most) return Number(value)
  throw new ConfigError(`${name} must be a whole number from 0 to ${most}.`)
}

function url(env: Env, name: string, protocols: readonly string[]): string | null {
  const value = text(env, name)
  if (value === null) return null
  const protocol = URL.parse(value)?.protocol ?? ''
  if (protocols.includes(protocol)) return value
  throw new ConfigError(
    `${name} must start with ${protocols.map((one) => `${one}//`).join(' or ')}.`,
  )
}

const SHORTEST_SECRET = 32

function secret(env: Env, name: string): string | null {
  const value = text(env, name)
  if (value === null || value.length >= SHORTEST_SECRET) return value
  throw new ConfigError(`${name} must have at least ${SHORTEST_SECRET} characters.`)
}

const WEB = ['http:', 'https:'] as const
const MOLLIE = 'https://api.mollie.com/v2/'

function payments(env: Env): PaymentConfig {
  const apiUrl = url(env, 'MOLLIE_API_URL', WEB) ?? MOLLIE
  const provider = oneOf(env, 'PAYMENT_PROVIDER', ['sandbox', 'mollie'], 'sandbox')
  if (provider === 'sandbox') return { provider }

  const apiKey = text(env, 'MOLLIE_API_KEY')
  if (apiKey === null) {
    throw new ConfigError('PAYMENT_PROVIDER=mollie needs MOLLIE_API_KEY, as Mollie shows it.')
  }
  // A key with a space or a line in it was not copied whole, and no header could carry it.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new ConfigError('MOLLIE_API_KEY must be one word, as Mollie shows it.')
  }
  if (text(env, 'PUBLIC_URL') === null) {
    throw new ConfigError('PAYMENT_PROVIDER=mollie needs PUBLIC_URL: Mollie calls back there.')
  }
  return { provider, apiKey, apiUrl }
}

function vapid(env: Env): VapidKeys | null {
  const publicKey = text(env, 'VAPID_PUBLIC_KEY')
  const privateKey = text(env, 'VAPID_PRIVATE_KEY')
  if (publicKey === null && privateKey === null) return null
  if (publicKey === null || privateKey === null) {
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together: set both or none.')
  }
  return { publicKey, privateKey }
}

/** Reads the environment; a wrong value throws a `ConfigError` that says what is right. */
export function readConfig(env: Env): Config {
  const dataDir = text(env, 'DATA_DIR') ?? '.data'
  const publicUrl = url(env, 'PUBLIC_URL', WEB)
  return {
    port: whole(env, 'PORT', 65_535, 3000),
    host: text(env, 'HOST') ?? '0.0.0.0',
    publicUrl: publicUrl && new URL(publicUrl).origin,
    proxies: whole(env, 'PROXIES', 9, 0),
    dataDir,
    databaseUrl:
      url(env, 'DATABASE_URL', ['file:', 'libsql:', 'postgres:', 'postgresql:']) ??
      `file:${dataDir}/vonk.db`,
    databaseAuthToken: text(env, 'DATABASE_AUTH_TOKEN'),
    sessionSecret: secret(env, 'SESSION_SECRET'),
    payments: payments(env),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    vapid: vapid(env),
    mailWebhookSecret: secret(env, 'MAIL_WEBHOOK_SECRET'),
    demo: oneOf(env, 'DEMO', ['0', '1'], '0') === '1',
    logLevel: oneOf(env, 'LOG_LEVEL', ['debug', 'info', 'warn', 'error'], 'info'),
  }
}
