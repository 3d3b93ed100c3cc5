import type { BucketLocation } from '#adapters/photos/s3-bucket.ts'
import { SESSION_IDLE } from '#core/accounts/sessions.ts'
import { LIMITS, type Limits } from '#core/limits.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'
import type { Payments } from '#core/site/ports.ts'
import { isLoopback } from '../http/http.ts'
import type { LogLevel } from '../http/logs/log.ts'
import { type BackupConfig, backupConfig } from './backup-config.ts'
import {
  ConfigError,
  days,
  type Env,
  flag,
  oneOf,
  readAll,
  secret,
  text,
  url,
  WEB,
  whole,
} from './env.ts'
import { DEMO_LIMITS, parseLimits } from './parse-limits.ts'
import { type PaymentConfig, paymentConfig } from './payment-config.ts'
import { photoStoreIn } from './photo-store.ts'

/** VAPID keys for Web Push. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string }

/** All configuration, read once at start; `variables.ts` says what each variable means. */
export type Config = {
  readonly port: number
  readonly host: string
  readonly publicUrl: string | null
  /** Number of trusted reverse proxies. */
  readonly proxies: number
  readonly dataDir: string
  readonly databaseUrl: string
  readonly databaseAuthToken: string | null
  /** The bucket with the photos; `null`: they are in `dataDir`. */
  readonly photoStore: BucketLocation | null
  /** A Redis or Valkey server where processes share their budgets of requests; `null`: each counts for itself. */
  readonly redisUrl: string | null
  /** Where backups go; `null`: nothing is said of it. */
  readonly backups: BackupConfig | null
  /** HMAC key for short secrets; `null` generates and stores one at first start. */
  readonly sessionSecret: string | null
  readonly payments: PaymentConfig
  readonly smtpUrl: string | null
  /** Mails a second that this server sends; 0 is as many as the mail server takes. */
  readonly mailRate: number
  /** `null`: generated and stored at first start. */
  readonly vapid: VapidKeys | null
  /** Secret of mail-trouble webhooks; `null` refuses all. */
  readonly mailWebhookSecret: string | null
  /** Path of the sites file; `null` uses the built-in sites. */
  readonly sitesFile: string | null
  readonly demo: boolean
  /** Whether the demo's people act in this process. */
  readonly demoPeople: boolean
  /** Whether others than whoever started the demo reach it: what only a machine's own user may do is not for them. */
  readonly publicDemo: boolean
  /** Whether to serve the pages; else the API alone. */
  readonly pages: boolean
  /** Whether to serve API documentation at `/swagger`. */
  readonly apiDocs: boolean
  /** How long `/ready` answers 503 after SIGTERM before the port closes. */
  readonly stopDelay: Millis
  /** How long a page waits for its data before the browser renders it. */
  readonly pageTimeout: Millis
  /** How late the event loop may be before requests are refused. */
  readonly busyAfter: Millis
  /** How long the demo takes to approve a photo, and the sandbox's pending money to arrive; `null`: their own times. */
  readonly demoWait: Millis | null
  readonly limits: Limits
  /** Idle timeout of sessions. */
  readonly sessionIdle: Millis
  readonly logLevel: LogLevel
  /** Where figures for Prometheus are served; `null`: nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | null
}

function limits(env: Env, demo: boolean): Limits {
  const read = parseLimits(`${demo ? DEMO_LIMITS : ''} ${text(env, 'LIMITS') ?? ''}`)
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
export type DataLocation = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'databaseAuthToken' | 'photoStore'
>

/** Reads only the storage settings, for commands without a server. */
export function readDataLocation(env: Env): DataLocation {
  const dataDir = text(env, 'DATA_DIR') ?? '.data'
  const known = ['file:', 'libsql:', 'postgres:', 'postgresql:']
  return {
    dataDir,
    databaseUrl: url(env, 'DATABASE_URL', known) ?? `file:${dataDir}/vonk.db`,
    databaseAuthToken: text(env, 'DATABASE_AUTH_TOKEN'),
    photoStore: photoStoreIn(env),
  }
}

/** Address of the site, for commands that print links. */
export function readPublicUrl(env: Env): string {
  const given = url(env, 'PUBLIC_URL', WEB)
  return given ? new URL(given).origin : `http://localhost:${port(env)}`
}

function metrics(env: Env): Config['metrics'] {
  if (text(env, 'METRICS_PORT') === null) return null
  const own = whole(env, 'METRICS_PORT', 65_535, 0)
  if (own !== 0 && own === port(env))
    throw new ConfigError('METRICS_PORT must be another than PORT, which everybody reaches.')
  return { port: own, host: text(env, 'METRICS_HOST') ?? '127.0.0.1' }
}

const port = (env: Env) => whole(env, 'PORT', 65_535, 3000)

/** Where the sites come from. */
export type SitesConfig = Pick<Config, 'sitesFile' | 'demo' | 'payments'>

/** A demo has public logins and invented sellers: nobody serves one to the world by mistake. */
function isDemo(env: Env, publicUrl: string | null): boolean {
  const demo = flag(env, 'DEMO')
  if (demo && publicUrl?.startsWith('https:') && !flag(env, 'ALLOW_PUBLIC_DEMO'))
    throw new ConfigError(
      'DEMO=1 at a public address has logins that everybody knows: it needs ALLOW_PUBLIC_DEMO=1 too.',
    )
  return demo
}

const isPublicDemo = (env: Env, publicUrl: string | null): boolean =>
  flag(env, 'DEMO') &&
  (flag(env, 'ALLOW_PUBLIC_DEMO') ||
    (publicUrl !== null && !isLoopback(new URL(publicUrl).hostname)))

/** Reads the environment; a `ConfigError` lists all that is missing or wrong, and what is valid. */
export function readConfig(env: Env): Config {
  const { given, demo } = readAll({
    given: () => url(env, 'PUBLIC_URL', WEB),
    demo: () => flag(env, 'DEMO'),
  })
  const publicUrl = given && new URL(given).origin
  const {
    place,
    shared: _,
    ...config
  } = readAll({
    port: () => port(env),
    demo: () => isDemo(env, publicUrl),
    demoPeople: () => flag(env, 'DEMO_PEOPLE', true),
    publicDemo: () => isPublicDemo(env, publicUrl),
    proxies: () => proxies(env, publicUrl),
    place: () => readDataLocation(env),
    shared: () => {
      const isShared = isPostgres(text(env, 'DATABASE_URL') ?? '') && !demo
      if (isShared) sharedSecrets(env)
    },
    redisUrl: () => url(env, 'REDIS_URL', ['redis:', 'rediss:', 'valkey:', 'valkeys:']),
    backups: () => backupConfig(env),
    sessionSecret: () => secret(env, 'SESSION_SECRET'),
    payments: () => paymentConfig(env, demo),
    sitesFile: () => text(env, 'SITES'),
    smtpUrl: () => url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailRate: () => whole(env, 'MAIL_RATE', 1000, 0),
    vapid: () => vapid(env),
    mailWebhookSecret: () => secret(env, 'MAIL_WEBHOOK_SECRET'),
    pages: () => flag(env, 'PAGES', true),
    apiDocs: () => flag(env, 'API_DOCS', demo),
    stopDelay: () => whole(env, 'STOP_DELAY', 60, demo ? 0 : 3) * SECOND,
    pageTimeout: () => whole(env, 'PAGE_TIMEOUT', 60, 2) * SECOND,
    busyAfter: () => whole(env, 'BUSY_AFTER', 60_000, 100),
    demoWait: () =>
      text(env, 'DEMO_WAIT') === null ? null : whole(env, 'DEMO_WAIT', 60, 0) * SECOND,
    limits: () => limits(env, demo),
    sessionIdle: () => days(env, 'SESSION_IDLE_DAYS', 30, SESSION_IDLE),
    metrics: () => metrics(env),
    logLevel: () => oneOf(env, 'LOG_LEVEL', ['debug', 'info', 'warn', 'error'], 'info'),
  })
  return { host: text(env, 'HOST') ?? '0.0.0.0', publicUrl, ...place, ...config }
}
