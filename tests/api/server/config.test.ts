import { describe, expect, test } from 'bun:test'
import { paymentsOf, readConfig } from '#api/server/config.ts'
import { ConfigError } from '#api/server/env.ts'
import { LIMITS } from '#core/limits.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#core/shared/time.ts'

const DEMO = { DEMO: '1' }
const MOLLIE = {
  PAYMENT_PROVIDER: 'mollie',
  MOLLIE_API_KEY: 'test_key',
  PUBLIC_URL: 'https://vonk.test',
  PROXIES: '1',
  SITES: 'tests/sites.json',
}

/** The errors for an environment with these changes; the rest of it is the demo's. */
function refusalOf(env: Record<string, string>): string {
  try {
    readConfig({ ...(env.PAYMENT_PROVIDER === 'mollie' ? {} : DEMO), ...env })
  } catch (thrown) {
    if (thrown instanceof ConfigError) return thrown.message
    throw thrown
  }
  return 'none'
}

describe('the configuration', () => {
  test('needs no variables in the demo', () => {
    expect(readConfig(DEMO)).toEqual({
      port: 3000,
      host: '0.0.0.0',
      publicUrl: null,
      proxies: 0,
      dataDir: '.data',
      databaseUrl: 'file:.data/vonk.db',
      databaseAuthToken: null,
      photoStore: null,
      redisUrl: null,
      backups: null,
      sessionSecret: null,
      payments: { provider: 'sandbox' },
      smtpUrl: null,
      mailRate: 0,
      vapid: null,
      mailWebhookSecret: null,
      sitesFile: null,
      demo: true,
      demoPeople: true,
      publicDemo: false,
      apiDocs: true,
      stopDelay: 0,
      pages: true,
      pageTimeout: 2 * SECOND,
      busyAfter: 100,
      demoWait: null,
      limits: { ...LIMITS, signups: { tries: 100, window: HOUR } },
      sessionIdle: 14 * DAY,
      logLevel: 'info',
      metrics: null,
    })
  })

  test('treats empty environment variables as not set, as in container files', () => {
    const names =
      'PORT HOST PUBLIC_URL DATA_DIR DATABASE_URL SMTP_URL VAPID_PUBLIC_KEY VAPID_PRIVATE_KEY LOG_LEVEL PAYMENT_PROVIDER ALLOW_SANDBOX API_DOCS MOLLIE_API_KEY MOLLIE_API_URL PROXIES MAIL_WEBHOOK_SECRET SITES PAGES PAGE_TIMEOUT BUSY_AFTER DEMO_WAIT'
    const empty = Object.fromEntries(names.split(' ').map((name) => [name, '']))
    expect(readConfig({ ...empty, ...DEMO })).toEqual(readConfig(DEMO))
  })

  test('overrides the named rate limits only', () => {
    const { limits } = readConfig({ ...DEMO, LIMITS: 'signups=1000/2h, reads=5/1m' })
    expect(limits).toEqual({
      ...LIMITS,
      signups: { tries: 1000, window: 2 * HOUR },
      reads: { tries: 5, window: MINUTE },
    })
  })

  test.each([
    'signups',
    'signups=0/1h',
    'signups=5/1y',
    'singups=5/1h',
    'signups=5/30d',
    'toString=1/1h',
  ])('stops the start at the limit “%s”, and explains the format', (text) => {
    expect(refusalOf({ ...DEMO, LIMITS: text })).toContain(
      `“${text}” is none. Write them as signups=10/1h`,
    )
  })

  test('sets after how many unused days sessions end', () => {
    expect(readConfig({ ...DEMO, SESSION_IDLE_DAYS: '3' }).sessionIdle).toBe(3 * DAY)
    for (const days of ['0', '31', '-1', 'never']) {
      expect(refusalOf({ ...DEMO, SESSION_IDLE_DAYS: days })).toContain('SESSION_IDLE_DAYS')
    }
  })

  test('sets timeouts for pages, and demo delays for photos and payments', () => {
    expect(readConfig({ ...DEMO, PAGE_TIMEOUT: '5', DEMO_WAIT: '0' })).toMatchObject({
      pageTimeout: 5 * SECOND,
      demoWait: 0,
    })
    expect(refusalOf({ DEMO_WAIT: '61' })).toBe('DEMO_WAIT must be a whole number from 0 to 60.')
  })

  test('uses only the origin of the public address', () => {
    const env = { ...MOLLIE, PUBLIC_URL: 'https://Vonk.test:443/a?b' }
    expect(readConfig(env).publicUrl).toBe('https://vonk.test')
  })

  test('puts the database next to the other data by default', () => {
    expect(readConfig({ ...DEMO, DATA_DIR: '/srv/vonk' }).databaseUrl).toBe(
      'file:/srv/vonk/vonk.db',
    )
    const url = 'postgres://vonk@db.test/vonk'
    expect(readConfig({ ...DEMO, DATABASE_URL: url }).databaseUrl).toBe(url)
  })

  test('refuses a guessable secret of the mail webhook', () => {
    const secret = 'x'.repeat(32)
    expect(readConfig({ ...DEMO, MAIL_WEBHOOK_SECRET: secret }).mailWebhookSecret).toBe(secret)
    expect(refusalOf({ MAIL_WEBHOOK_SECRET: 'x'.repeat(31) })).toBe(
      'MAIL_WEBHOOK_SECRET must have at least 32 characters.',
    )
  })

  test('signs pushes with the given keys', () => {
    const env = { ...DEMO, VAPID_PUBLIC_KEY: 'its public half', VAPID_PRIVATE_KEY: 'a key' }
    expect(readConfig(env).vapid).toEqual({ publicKey: 'its public half', privateKey: 'a key' })
  })

  test('uses Mollie, at another address if one is named', () => {
    expect(readConfig(MOLLIE).payments).toEqual({
      provider: 'mollie',
      apiKey: 'test_key',
      apiUrl: 'https://api.mollie.com/v2/',
    })
    const apiUrl = 'http://127.0.0.1:9/v2/'
    expect(readConfig({ ...MOLLIE, MOLLIE_API_URL: apiUrl }).payments).toMatchObject({ apiUrl })
  })
})

describe('a wrong value stops the start with an explanation', () => {
  test.each([
    ['PORT', 'three thousand', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '0x10', 'PORT must be a whole number from 0 to 65535.'],
    ['SESSION_SECRET', 'short', 'SESSION_SECRET must have at least 32 characters.'],
    ['PROXIES', 'yes', 'PROXIES must be a whole number from 0 to 9.'],
    ['PUBLIC_URL', 'vonk.test', 'PUBLIC_URL must start with http:// or https://.'],
    ['PUBLIC_URL', 'ftp://vonk.test', 'PUBLIC_URL must start with http:// or https://.'],
    ['SMTP_URL', 'mail.test', 'SMTP_URL must start with smtp:// or smtps://.'],
    ['DEMO', 'yes', 'DEMO must be one of 0, 1.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of debug, info, warn, error.'],
    ['PAYMENT_PROVIDER', 'stripe', 'PAYMENT_PROVIDER must be one of mollie, none, sandbox.'],
    ['ALLOW_SANDBOX', 'yes', 'ALLOW_SANDBOX must be one of 0, 1.'],
    ['MOLLIE_API_URL', 'mollie', 'MOLLIE_API_URL must start with http:// or https://.'],
  ])('%s=%s', (name, value, message) => {
    expect(refusalOf({ [name]: value })).toBe(message)
  })

  test('an unsupported database stops the start', () => {
    const message = refusalOf({ DATABASE_URL: 'mysql://root:secret@db.test/vonk' })
    expect(message).toStartWith('DATABASE_URL must start with file://')
    expect(message).not.toContain('secret')
  })

  test.each([
    ['MOLLIE_API_KEY', 'PAYMENT_PROVIDER=mollie needs MOLLIE_API_KEY, as Mollie shows it.'],
    ['PUBLIC_URL', 'PAYMENT_PROVIDER=mollie needs PUBLIC_URL: Mollie calls back there.'],
  ])('Mollie without %s stops the start', (name, message) => {
    expect(refusalOf({ ...MOLLIE, [name]: '' })).toBe(message)
  })

  test.each(['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'])(
    '%s without its other half stops the start, and is not repeated',
    (name) => {
      expect(refusalOf({ [name]: 'half' })).toBe(
        'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together: set both or none.',
      )
    },
  )

  test('an incomplete key stops the start, and is not repeated', () => {
    const message = refusalOf({ ...MOLLIE, MOLLIE_API_KEY: 'test_ key' })
    expect(message).toBe('MOLLIE_API_KEY must be one word, as Mollie shows it.')
  })
})

test('everything that is missing or wrong is listed at once', () => {
  expect(refusalOf({ DEMO: '0', PORT: 'x', PUBLIC_URL: 'https://vonk.test' })).toBe(
    [
      '',
      'PORT must be a whole number from 0 to 65535.',
      'PROXIES must be set when PUBLIC_URL is https: how many proxies of yours stand before this server.',
      'PAYMENT_PROVIDER must be named outside the demo, one of mollie, none, sandbox.',
    ].join('\n- '),
  )
})

test('a demo at a public address must be allowed explicitly', () => {
  const open = { PUBLIC_URL: 'https://demo.vonk.test', PROXIES: '1' }
  expect(refusalOf(open)).toBe(
    'DEMO=1 at a public address has logins that everybody knows: it needs ALLOW_PUBLIC_DEMO=1 too.',
  )
  expect(refusalOf({ ...open, ALLOW_PUBLIC_DEMO: '1' })).toBe('none')
  expect(refusalOf({ PUBLIC_URL: 'http://localhost:3000' })).toBe('none')
})

describe('the payment provider', () => {
  const REAL = { DEMO: '0', SITES: 'tests/sites.json' }

  test('has no default outside the demo', () => {
    expect(refusalOf(REAL)).toBe(
      'PAYMENT_PROVIDER must be named outside the demo, one of mollie, none, sandbox.',
    )
  })

  test('is the sandbox outside the demo only if explicitly allowed', () => {
    const sandbox = { ...REAL, PAYMENT_PROVIDER: 'sandbox' }
    expect(refusalOf(sandbox)).toBe(
      'PAYMENT_PROVIDER=sandbox gives credits away: outside the demo it needs ALLOW_SANDBOX=1 too.',
    )
    expect(paymentsOf(readConfig({ ...sandbox, ALLOW_SANDBOX: '1' }))).toBe('test')
  })

  test('can be none', () => {
    expect(paymentsOf(readConfig({ ...REAL, PAYMENT_PROVIDER: 'none' }))).toBe('none')
    expect(paymentsOf(readConfig({ ...DEMO, PAYMENT_PROVIDER: 'none' }))).toBe('none')
  })

  test('is the sandbox in the demo by default', () => {
    expect(paymentsOf(readConfig(DEMO))).toBe('demo')
    expect(paymentsOf(readConfig({ ...DEMO, ...MOLLIE, ALLOW_PUBLIC_DEMO: '1' }))).toBe('live')
  })
})

test('the API docs are enabled in the demo, and elsewhere on request', () => {
  const real = { PAYMENT_PROVIDER: 'none', SITES: 'tests/sites.json' }
  expect(readConfig(real).apiDocs).toBe(false)
  expect(readConfig({ ...real, API_DOCS: '1' }).apiDocs).toBe(true)
  expect(readConfig({ ...DEMO, API_DOCS: '0' }).apiDocs).toBe(false)
})

describe('behind https', () => {
  const HTTPS = { PUBLIC_URL: 'https://vonk.test', ALLOW_PUBLIC_DEMO: '1' }

  test('the number of proxies is required, even if it is zero', () => {
    expect(refusalOf(HTTPS)).toBe(
      'PROXIES must be set when PUBLIC_URL is https: how many proxies of yours stand before this server.',
    )
    expect(readConfig({ ...DEMO, ...HTTPS, PROXIES: '0' }).proxies).toBe(0)
    expect(readConfig({ ...DEMO, PUBLIC_URL: 'http://vonk.test' }).proxies).toBe(0)
  })
})
