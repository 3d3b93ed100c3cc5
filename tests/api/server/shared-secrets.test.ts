import { describe, expect, test } from 'bun:test'
import { readConfig } from '#api/server/config.ts'

describe('with PostgreSQL, which several servers may share', () => {
  const refusalOf = (env: Record<string, string>) => {
    try {
      return readConfig(env) && 'none'
    } catch (thrown) {
      return Object(thrown).message
    }
  }
  const SHARED = {
    DEMO: '0',
    SITES: 'tests/sites.json',
    PAYMENT_PROVIDER: 'none',
    DATABASE_URL: 'postgres://db.test/vonk',
    SESSION_SECRET: 'x'.repeat(32),
    VAPID_PUBLIC_KEY: 'a public half',
    VAPID_PRIVATE_KEY: 'a private half',
  }

  test('a server must not generate its own secrets', () => {
    expect(readConfig(SHARED).sessionSecret).toBe('x'.repeat(32))
    expect(refusalOf({ ...SHARED, SESSION_SECRET: '' })).toBe(
      'SESSION_SECRET must be set with PostgreSQL, the same for every server. Make one with: openssl rand -base64 32',
    )
    expect(refusalOf({ ...SHARED, VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '' })).toBe(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set with PostgreSQL, the same for every server. Make a pair with: bunx web-push generate-vapid-keys',
    )
    expect(refusalOf({ ...SHARED, VAPID_PRIVATE_KEY: '' })).toContain('go together')
  })

  test('the demo, which one server runs, generates them', () => {
    const { DATABASE_URL } = SHARED
    expect(readConfig({ DEMO: '1', DATABASE_URL }).vapid).toBeNull()
  })
})
