import { LIMITS, type Limits } from '#core/limits.ts'
import { SESSION_IDLE } from '#core/sessions/sessions.ts'
import { DAY, type Millis, SECOND } from '#core/shared/time.ts'
import type { Payments } from '#core/site/payments.ts'
import type { LogLevel } from '../http/log.ts'
import { parseLimits } from './parse-limits.ts'

/** Payment provider and its connection. */
export type PaymentConfig =
  | { readonly provider: 'none' }
  | { readonly provider: 'sandbox' }
  | { readonly provider: 'mollie'; readonly apiKey: string; readonly apiUrl: string }

/** VAPID keys for Web Push. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string }

/** All configuration, read once at start. README.md documents it. */
export type Config = {
  readonly port: number
  readonly host: string
  readonly publicUrl: string | null
  /** Number of trusted reverse proxies. */
  readonly proxies: number
  readonly dataDir: string
  readonly databaseUrl: string
  readonly databaseAuthToken: string | null
  /** HMAC key for short secrets; `null` generates and stores one at first start. */
  readonly sessionSecret: string | null
  readonly payments: PaymentConfig
  readonly smtpUrl: string | null
  /** `null`: generated and stored at first start. */
  readonly vapid: VapidKeys | null
  /** Secret of mail-trouble webhooks; `null` refuses all. */
  readonly mailWebhookSecret: string | null
  /** Path of the sites file; `null` uses the built-in sites. */
  readonly sitesFile: string | null
  readonly demo: boolean
  /** Whether to serve API documentation at `/swagger`. */
  readonly apiDocs: boolean
  /** How long `/ready` answers 503 after SIGTERM before the port closes. */
  readonly stopDelay: Millis
  /** How long a page waits for its data before the browser renders it. */
  readonly pageTimeout: Millis
  /** How long the demo takes to approve a photo, and the sandbox's pending money to arrive; `null`: their own times. */
  readonly demoWait: Millis | null
  readonly limits: Limits
  /** Idle timeout of sessions. */
  readonly sessionIdle: Millis
  readonly logLevel: LogLevel
}

type Env = Readonly<Record<string, string | undefined>>

/** An invalid value: stops the start and says what is valid. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** A variable's value; an empty one counts as unset. */
const text = (env: Env, name: string): string | null => env[name] || null

function oneOf<const T extends string>(env: Env, name: string, words: readonly T[], unset: T): T {
  const value = text(env, name) ?? unset
  const found = words.find((word) => word === value)
  if (found === undefined) throw new ConfigError(`${name} must be one of ${words.join(', ')}.`)
  return found
}

const flag = (env: Env, name: string, unset = false): boolean =>
  oneOf(env, name, ['0', '1'], unset ? '1' : '0') === '1'

function whole(env: Env, name: string, most: number, unset: number): number {
  const value = text(env, name) ?? String(unset)
  if (/^\d{1,5}$/.test(value) && Number(value) <= most) return Number(value)
  throw new ConfigError(`${name} must be a whole number from 0 to ${most}.`)
}

function days(env: Env, name: string, most: number, unset: Millis): Millis {
  const count = whole(env, name, most, unset / DAY)
  if (count === 0) throw new ConfigError(`${name} must be a whole number from 1 to ${most}.`)
  return count * DAY
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

const PROVIDERS = ['mollie', 'none', 'sandbox'] as const

/** No default provider: a site on the sandbox by mistake would give its credits away. */
function payments(env: Env, demo: boolean): PaymentConfig {
  const apiUrl = url(env, 'MOLLIE_API_URL', WEB) ?? MOLLIE
  const playing = flag(env, 'ALLOW_SANDBOX')
  if (!demo && text(env, 'PAYMENT_PROVIDER') === null) {
    throw new ConfigError(
      `PAYMENT_PROVIDER must be named outside the demo, one of ${PROVIDERS.join(', ')}.`,
    )
  }
  const provider = oneOf(env, 'PAYMENT_PROVIDER', PROVIDERS, 'sandbox')
  if (provider === 'none') return { provider }
  if (provider === 'sandbox') {
    if (demo || playing) return { provider }
    throw new ConfigError(
      'PAYMENT_PROVIDER=sandbox gives credits away: outside the demo it needs ALLOW_SANDBOX=1 too.',
    )
  }

  const apiKey = text(env, 'MOLLIE_API_KEY')
  if (apiKey === null) {
    throw new ConfigError('PAYMENT_PROVIDER=mollie needs MOLLIE_API_KEY, as Mollie shows it.')
  }
  // A key with whitespace was copied wrongly, and is invalid in a header.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new ConfigError('MOLLIE_API_KEY must be one word, as Mollie shows it.')
  }
  if (text(env, 'PUBLIC_URL') === null) {
    throw new ConfigError('PAYMENT_PROVIDER=mollie needs PUBLIC_URL: Mollie calls back there.')
  }
  return { provider, apiKey, apiUrl }
}

function limits(env: Env): Limits {
  const read = parseLimits(text(env, 'LIMITS') ?? '')
  if (read.ok) return read.value
  const names = Object.keys(LIMITS).join(', ')
  throw new ConfigError(
    `LIMITS: “${read.error}” is none. Write them as signups=10/1h reads=600/1m; there are ${names}.`,
  )
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

/** Whether a URL is that of a PostgreSQL server. */
export const isPostgres = (databaseUrl: string): boolean => /^postgres(ql)?:/.test(databaseUrl)

/** With PostgreSQL there may be several servers, which must share their secrets. */
function sharedSecrets(env: Env): void {
  if (text(env, 'SESSION_SECRET') === null) {
    throw new ConfigError(
      'SESSION_SECRET must be set with PostgreSQL, the same for every server. Make one with: openssl rand -base64 32',
    )
  }
  if (text(env, 'VAPID_PUBLIC_KEY') === null) {
    throw new ConfigError(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set with PostgreSQL, the same for every server. Make a pair with: bunx web-push generate-vapid-keys',
    )
  }
}

/** Payment mode of a configuration. */
export function paymentsOf({ payments, demo }: Pick<Config, 'payments' | 'demo'>): Payments {
  if (payments.provider === 'mollie') return 'live'
  if (payments.provider === 'none') return 'none'
  return demo ? 'demo' : 'test'
}

function proxies(env: Env, publicUrl: string | null): number {
  // https is terminated by a proxy. If it is not counted, all clients share every rate limit by address.
  if (publicUrl?.startsWith('https:') && text(env, 'PROXIES') === null) {
    throw new ConfigError(
      'PROXIES must be set when PUBLIC_URL is https: how many proxies of yours stand before this server.',
    )
  }
  return whole(env, 'PROXIES', 9, 0)
}

/** Where an install stores its data. */
export type DataLocation = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseAuthToken'>

/** Reads only the storage settings, for commands without a server. */
export function readDataLocation(env: Env): DataLocation {
  const dataDir = text(env, 'DATA_DIR') ?? '.data'
  const known = ['file:', 'libsql:', 'postgres:', 'postgresql:']
  return {
    dataDir,
    databaseUrl: url(env, 'DATABASE_URL', known) ?? `file:${dataDir}/vonk.db`,
    databaseAuthToken: text(env, 'DATABASE_AUTH_TOKEN'),
  }
}

/** Reads the environment; an invalid value throws a `ConfigError` that says what is valid. */
export function readConfig(env: Env): Config {
  const given = url(env, 'PUBLIC_URL', WEB)
  const publicUrl = given && new URL(given).origin
  const demo = flag(env, 'DEMO')
  const place = readDataLocation(env)
  if (isPostgres(place.databaseUrl) && !demo) sharedSecrets(env)
  return {
    port: whole(env, 'PORT', 65_535, 3000),
    host: text(env, 'HOST') ?? '0.0.0.0',
    publicUrl,
    proxies: proxies(env, publicUrl),
    ...place,
    sessionSecret: secret(env, 'SESSION_SECRET'),
    payments: payments(env, demo),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    vapid: vapid(env),
    mailWebhookSecret: secret(env, 'MAIL_WEBHOOK_SECRET'),
    sitesFile: text(env, 'SITES'),
    demo,
    apiDocs: flag(env, 'API_DOCS', demo),
    stopDelay: whole(env, 'STOP_DELAY', 60, demo ? 0 : 3) * SECOND,
    pageTimeout: whole(env, 'PAGE_TIMEOUT', 60, 2) * SECOND,
    demoWait: text(env, 'DEMO_WAIT') === null ? null : whole(env, 'DEMO_WAIT', 60, 0) * SECOND,
    limits: limits(env),
    sessionIdle: days(env, 'SESSION_IDLE_DAYS', 30, SESSION_IDLE),
    logLevel: oneOf(env, 'LOG_LEVEL', ['debug', 'info', 'warn', 'error'], 'info'),
  }
}
