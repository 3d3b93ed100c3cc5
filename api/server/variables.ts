import { SESSION_IDLE } from '#core/accounts/sessions.ts'
import { LIMITS } from '#core/limits.ts'
import type { Limit } from '#core/shared/limit.ts'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'
import { DEMO_LIMITS } from './parse-limits.ts'

/** An environment variable, as the reference in `api/OPERATING.md` says it. */
type Described = {
  /** The value that counts where none is set; `null`: there is none. */
  readonly unset: string | null
  /** The same in the demo, where it differs. */
  readonly inDemo?: string
  readonly meaning: string
}

/** Every environment variable of the server and its commands: what is not here cannot be read (`env.ts`). */
const GROUPS = {
  Address: {
    PORT: { unset: '3000', meaning: 'the port to listen on' },
    HOST: {
      unset: '0.0.0.0',
      meaning: 'the address to listen on; behind a proxy on the same machine, `127.0.0.1`',
    },
    PUBLIC_URL: {
      unset: null,
      meaning:
        'base of links in mails and of payment return URLs, by default the domain of the site; with `https://…` cookies are secure',
    },
    PROXIES: {
      unset: '0',
      meaning:
        'number of your reverse proxies in front of the server, which says whose `X-Forwarded-For` is believed; must be set when `PUBLIC_URL` is https',
    },
  },
  Data: {
    DATA_DIR: {
      unset: '.data',
      meaning: 'folder of the database file, photos, kept mails and secrets',
    },
    DATABASE_URL: {
      unset: 'file:.data/vonk.db',
      meaning: '`file:…`, `libsql://…` or `postgres://…`; by default a file in `DATA_DIR`',
    },
    DATABASE_AUTH_TOKEN: { unset: null, meaning: 'the token of a libSQL server' },
    MOVE_TO_URL: {
      unset: null,
      meaning:
        'where `bun run move database` goes, as `DATABASE_URL`; a password in `--to` is seen by whoever lists the machine’s processes',
    },
    PHOTO_STORE_URL: {
      unset: null,
      meaning:
        '`s3://<bucket>[/<prefix>]?endpoint=<https://…>&region=<region>`: a private bucket of an S3-compatible store with the photos, which several servers share; without an endpoint that of AWS, without a region `us-east-1`. Unset, photos are in `DATA_DIR`',
    },
    S3_ACCESS_KEY_ID: { unset: null, meaning: 'the key of that bucket' },
    S3_SECRET_ACCESS_KEY: { unset: null, meaning: 'its secret half' },
    SESSION_SECRET: {
      unset: null,
      meaning:
        'the key that signs and seals short secrets: 32 characters or more, the same for every server; made at the first start and stored in `DATA_DIR`, but must be set with PostgreSQL (`openssl rand -base64 32`)',
    },
    SESSION_IDLE_DAYS: {
      unset: String(SESSION_IDLE / DAY),
      meaning: 'days without use after which a member’s session ends, 1 to 30',
    },
  },
  Backups: {
    BACKUP_URL: {
      unset: null,
      meaning:
        'where backups go: a folder, best on another machine, or `s3://<bucket>[/<prefix>]?endpoint=<https://…>&region=<region>`, private and another than that of the photos',
    },
    BACKUP_ACCESS_KEY_ID: {
      unset: null,
      meaning: 'the key of that bucket, by default `S3_ACCESS_KEY_ID`',
    },
    BACKUP_SECRET_ACCESS_KEY: {
      unset: null,
      meaning: 'its secret half, by default `S3_SECRET_ACCESS_KEY`',
    },
    BACKUP_KEY: {
      unset: null,
      meaning:
        'encrypts backups: 32 random bytes in base64 (`openssl rand -base64 32`). Whoever loses it loses them; without it they are not encrypted',
    },
    BACKUP_EVERY: {
      unset: null,
      meaning:
        'how often the server makes one, in hours or days (`24h`), and removes old ones; without it, it makes none',
    },
    BACKUP_LOG: {
      unset: '20s',
      meaning:
        'how often a server on a libSQL file with `BACKUP_EVERY` stores what was written since, so that a restore loses no more; `0`: only backups',
    },
    BACKUP_STORED: {
      unset: '7d+5w',
      meaning: 'which stay: all of so many days, then the first of each of so many weeks',
    },
    BACKUP_PHOTOS: {
      unset: '0',
      meaning: '`1`: photos of a bucket (`PHOTO_STORE_URL`) are copied too',
    },
  },
  Sites: {
    SITES: {
      unset: null,
      meaning:
        'a JSON file of your sites, instead of those that are published at the desk, which then only shows them',
    },
  },
  Payments: {
    PAYMENT_PROVIDER: {
      unset: null,
      inDemo: 'sandbox',
      meaning:
        '`mollie`, `none` (nothing can be bought) or `sandbox` (moves no money); must be named outside the demo',
    },
    MOLLIE_API_KEY: {
      unset: null,
      meaning: 'the key that Mollie shows; `mollie` needs it, and `PUBLIC_URL`',
    },
    MOLLIE_API_URL: { unset: 'https://api.mollie.com/v2/', meaning: 'where Mollie’s API is' },
    ALLOW_SANDBOX: {
      unset: '0',
      meaning:
        '`1` allows `PAYMENT_PROVIDER=sandbox`, which gives credits away, outside the demo; every page then says that payments are a test',
    },
  },
  'Mail and pushes': {
    SMTP_URL: {
      unset: null,
      meaning:
        '`smtp://…` or `smtps://…`; without it mails are kept in `DATA_DIR` and the start logs a warning',
    },
    MAIL_RATE: {
      unset: '0',
      meaning:
        'mails a second that each server sends, for a mail provider that allows no more; `0` is as many as it takes',
    },
    MAIL_WEBHOOK_SECRET: {
      unset: null,
      meaning:
        'signs calls to `POST /api/mail-troubles`, 32 characters or more; without it all are refused',
    },
    VAPID_PUBLIC_KEY: {
      unset: null,
      meaning:
        'with `VAPID_PRIVATE_KEY` the key pair of Web Push; made at the first start and stored in `DATA_DIR`, but must be set with PostgreSQL (`bunx web-push generate-vapid-keys`)',
    },
    VAPID_PRIVATE_KEY: { unset: null, meaning: 'the other half' },
  },
  Serving: {
    LIMITS: {
      unset: Object.entries(LIMITS)
        .map(([name, limit]) => `${name}=${written(limit)}`)
        .join(' '),
      inDemo: DEMO_LIMITS,
      meaning:
        'rate limits; name those that you change, as `signups=100/1h reads=2000/1m`; `core/limits.ts` says what each counts',
    },
    REDIS_URL: {
      unset: null,
      meaning:
        '`redis://…` or `rediss://…`, also of a Valkey: several servers then share the budgets `reads`, `photos` and `changes` of `LIMITS`; without it each counts for itself. While it is lost each counts for itself too (`redis.lost`)',
    },
    PAGES: {
      unset: '1',
      meaning: '`0` serves the API alone; else a start without built pages is refused',
    },
    PAGE_TIMEOUT: {
      unset: '2',
      meaning:
        'seconds that a page waits for its data; then the browser renders it, behind a skeleton; a member’s page waits a twelfth of it for its turn',
    },
    BUSY_AFTER: {
      unset: '100',
      meaning:
        'milliseconds that the process may be behind its time, for half a second, before it refuses reading requests with 503 and `Retry-After`; changes at four times, messages and payments at ten times as many, which also count what the writer is behind',
    },
    API_DOCS: {
      unset: '0',
      inDemo: '1',
      meaning: '`1` describes the API at `/swagger`, to everybody',
    },
    STOP_DELAY: {
      unset: '3',
      inDemo: '0',
      meaning: 'seconds for which `/ready` answers 503 after `SIGTERM`, before the port closes',
    },
    METRICS_PORT: {
      unset: null,
      meaning:
        'a port of its own for Prometheus, which asks `/metrics` there; without it nothing is measured',
    },
    METRICS_HOST: {
      unset: '127.0.0.1',
      meaning:
        'the address for `METRICS_PORT`; by default only this machine reaches it. Never one that the public reaches',
    },
    LOG_LEVEL: { unset: 'info', meaning: '`debug`, `info`, `warn` or `error`' },
  },
  Demo: {
    DEMO: {
      unset: '0',
      inDemo: '1',
      meaning: '`1` seeds the demo world, approves photos and opens `/dev/mailbox`',
    },
    ALLOW_PUBLIC_DEMO: {
      unset: '0',
      meaning: '`1` allows a demo at an https address, although everybody knows its logins',
    },
    DEMO_PEOPLE: {
      unset: '1',
      meaning:
        '`0`: another process of the same demo has its people, who act and answer in one alone',
    },
    DEMO_WAIT: {
      unset: null,
      meaning:
        'seconds after which a photo is approved and pending money of the sandbox arrives; by default 3 and 8, and five minutes for photos while an operator is at work',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Described>>>>

type Groups = typeof GROUPS
/** Name of an environment variable that the server or a command reads. */
export type Variable = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]

/** Every variable with its default and its meaning, in the order of the reference. */
export function listVariables(): readonly (Described & { readonly name: string })[] {
  return Object.values(GROUPS).flatMap((group) => described(group))
}

const described = (group: Readonly<Record<string, Described>>) =>
  Object.entries(group).map(([name, variable]) => ({ name, ...variable }))

/** A limit as `LIMITS` takes it. */
function written({ tries, window }: Limit): string {
  if (window % DAY === 0) return `${tries}/${window / DAY}d`
  if (window % HOUR === 0) return `${tries}/${window / HOUR}h`
  return `${tries}/${window / MINUTE}m`
}

function line({ name, unset, inDemo, meaning }: ReturnType<typeof listVariables>[number]): string {
  const [value, list] = unset?.includes(' ') ? [null, unset] : [unset, null]
  const defaults = [
    ...(value === null ? [] : [`\`${value}\``]),
    ...(inDemo === undefined ? [] : [`in the demo \`${inDemo}\``]),
  ].join(', ')
  const after = list === null ? '' : ` By default \`${list}\`.`
  return `- \`${name}\`${defaults && ` (${defaults})`}: ${meaning}.${after}`
}

/** The reference in Markdown. */
const reference = (): string =>
  Object.entries(GROUPS)
    .map(([title, group]) => [`**${title}**`, '', ...described(group).map(line)].join('\n'))
    .join('\n\n')

const [BEGIN, END] = [
  '<!-- Written by `bun run docs:variables` from api/server/variables.ts. -->',
  '<!-- The end of what is written. -->',
]

/** A document with the reference as the code has it now between its two marks; `null` if it has no marks. */
export function withReference(document: string): string | null {
  const [before, rest] = document.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) return null
  return `${before}${BEGIN}\n\n${reference()}\n\n${END}${after}`
}
