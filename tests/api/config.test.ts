import { describe, expect, test } from 'bun:test'
import { ConfigError, readConfig } from '#api/config.ts'

const MOLLIE = {
  PAYMENT_PROVIDER: 'mollie',
  MOLLIE_API_KEY: 'test_key',
  PUBLIC_URL: 'https://vonk.test',
}

function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (thrown) {
    if (thrown instanceof ConfigError) return thrown.message
    throw thrown
  }
  return 'none'
}

describe('the configuration', () => {
  test('needs nothing at all', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      publicUrl: null,
      proxies: 0,
      dataDir: '.data',
      databaseUrl: 'file:.data/vonk.db',
      databaseAuthToken: null,
      sessionSecret: null,
      payments: { provider: 'sandbox' },
      smtpUrl: null,
      vapid: null,
      mailWebhookSecret: null,
      demo: false,
      logLevel: 'info',
    })
  })

  test('takes what is set to nothing as not set, as container files write it', () => {
    const names = ['PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR', 'DATABASE_URL', 'SMTP_URL', 'DEMO']
    const more = [
      'VAPID_PUBLIC_KEY',
      'VAPID_PRIVATE_KEY',
      'LOG_LEVEL',
      'PAYMENT_PROVIDER',
      'MOLLIE_API_KEY',
      'MOLLIE_API_URL',
      'PROXIES',
      'MAIL_WEBHOOK_SECRET',
    ]
    const empty = Object.fromEntries([...names, ...more].map((name) => [name, '']))
    expect(readConfig(empty)).toEqual(readConfig({}))
  })

  test('takes of the public address only where it is', () => {
    expect(readConfig({ PUBLIC_URL: 'https://Vonk.test:443/a?b' }).publicUrl).toBe(
      'https://vonk.test',
    )
  })

  test('keeps the database beside the rest', () => {
    expect(readConfig({ DATA_DIR: '/srv/vonk' }).databaseUrl).toBe('file:/srv/vonk/vonk.db')
    const url = 'postgres://vonk@db.test/vonk'
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url)
  })

  test('takes no secret of the mail watch that could be guessed', () => {
    const secret = 'x'.repeat(32)
    expect(readConfig({ MAIL_WEBHOOK_SECRET: secret }).mailWebhookSecret).toBe(secret)
    expect(refusalOf({ MAIL_WEBHOOK_SECRET: 'x'.repeat(31) })).toBe(
      'MAIL_WEBHOOK_SECRET must have at least 32 characters.',
    )
  })

  test('signs pushes with the keys it is given', () => {
    const env = { VAPID_PUBLIC_KEY: 'its public half', VAPID_PRIVATE_KEY: 'a key' }
    expect(readConfig(env).vapid).toEqual({ publicKey: 'its public half', privateKey: 'a key' })
  })

  test('has Mollie collect, at its own address unless another is named', () => {
    expect(readConfig(MOLLIE).payments).toEqual({
      provider: 'mollie',
      apiKey: 'test_key',
      apiUrl: 'https://api.mollie.com/v2/',
    })
    const apiUrl = 'http://127.0.0.1:9/v2/'
    expect(readConfig({ ...MOLLIE, MOLLIE_API_URL: apiUrl }).payments).toMatchObject({ apiUrl })
  })
})

describe('a wrong value stops the start and says what is right', () => {
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
    ['PAYMENT_PROVIDER', 'stripe', 'PAYMENT_PROVIDER must be one of sandbox, mollie.'],
    ['MOLLIE_API_URL', 'mollie', 'MOLLIE_API_URL must start with http:// or https://.'],
  ])('%s=%s', (name, value, message) => {
    expect(refusalOf({ [name]: value })).toBe(message)
  })

  test('and so does a database that we cannot speak to', () => {
    const message = refusalOf({ DATABASE_URL: 'mysql://root:secret@db.test/vonk' })
    expect(message).toStartWith('DATABASE_URL must start with file://')
    expect(message).not.toContain('secret')
  })

  test.each([
    ['MOLLIE_API_KEY', 'PAYMENT_PROVIDER=mollie needs MOLLIE_API_KEY, as Mollie shows it.'],
    ['PUBLIC_URL', 'PAYMENT_PROVIDER=mollie needs PUBLIC_URL: Mollie calls back there.'],
  ])('and so does Mollie without %s', (name, message) => {
    expect(refusalOf({ ...MOLLIE, [name]: '' })).toBe(message)
  })

  test.each(['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'])(
    'and so does %s without its other half, which is not repeated',
    (name) => {
      expect(refusalOf({ [name]: 'half' })).toBe(
        'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together: set both or none.',
      )
    },
  )

  test('and so does a key that was not copied whole, which is not repeated', () => {
    const message = refusalOf({ ...MOLLIE, MOLLIE_API_KEY: 'test_ key' })
    expect(message).toBe('MOLLIE_API_KEY must be one word, as Mollie shows it.')
  })
})
