import { afterAll, describe, expect, test } from 'bun:test'
import { redactedFailure } from '#adapters/drizzle/connections/failures.ts'
import type { Storage } from '#core/ports.ts'
import { err } from '#core/shared/result.ts'
import { addMember, commit } from '#tests/contracts/sample.ts'
import { openTestPostgres } from '#tests/contracts/test-postgres.ts'
import { temporary } from './temporary.ts'

const { path, open } = await temporary()
const { storage: postgres, close } = await openTestPostgres()
afterAll(close)

const DATABASES: readonly [string, Storage, code: string][] = [
  ['libSQL', await open(path()), 'SQLITE_CONSTRAINT_PRIMARYKEY'],
  ['PostgreSQL', postgres, '23505'],
]

async function addTwice(storage: Storage) {
  const member = await addMember(storage)
  const link = { hash: crypto.randomUUID(), purpose: 'reset', email: 'ann@example.test' } as const
  const times = { sentAt: 1, expiresAt: 1, usedAt: null }
  const add = () => commit(storage, ({ links }) => links.add({ ...link, ...times, member }))
  await add()
  return { hash: link.hash, thrown: await add().catch((thrown: unknown) => thrown) }
}

describe.each(DATABASES)('a failure of %s', (_, storage, code) => {
  test('has a code and contains no values, since failures are logged', async () => {
    const { hash, thrown } = await addTwice(storage)

    expect(thrown).toMatchObject({ name: 'DatabaseError', code })
    expect(Bun.inspect(thrown)).not.toContain('ann@example.test')
    expect(Bun.inspect(thrown)).not.toContain(hash)
  })
})

describe('PostgreSQL units of work with a conflict', () => {
  const conflict = (code: string) => Object.assign(new Error('in the way'), { code })

  test.each(['40001', '40P01', '55P03', '23505', '57P01', 'ERR_POSTGRES_CONNECTION_CLOSED'])(
    'are retried after %s',
    async (code) => {
      let tries = 0
      const outcome = await postgres.atomically(async () => {
        tries += 1
        if (tries < 3) throw conflict(code)
        return err(`tried ${tries} times`)
      })
      expect(outcome).toEqual(err('tried 3 times'))
    },
  )

  test('are given up after some retries, and immediately for other errors', async () => {
    let tries = 0
    const tried = async (code: string) => {
      tries = 0
      const work = postgres.atomically(async () => {
        tries += 1
        throw conflict(code)
      })
      await work.catch(() => undefined)
      return tries
    }
    expect(await tried('40001')).toBe(8)
    expect(await tried('23514')).toBe(1)
    expect(await tried('08007')).toBe(1)
  })
})

describe('a database error', () => {
  const failure = (code: string) => redactedFailure(Object.assign(new Error('no'), { code }))

  test.each([
    '40P01',
    '53300',
    '55P03',
    '57014',
    '25006',
    'ERR_POSTGRES_CONNECTION_REFUSED',
    'SQLITE_BUSY',
    'SQLITE_BUSY_SNAPSHOT',
    'SQLITE_FULL',
    'SQLITE_IOERR_FSYNC',
    'SQLITE_READONLY',
  ])('is recognised: %s', (code) => {
    expect(failure(code)).toMatchObject({ name: 'Unavailable', code })
  })

  test.each(['23505', '42P01', '22021', 'SQLITE_CONSTRAINT_CHECK', 'ENOENT'])(
    'is not confused with a query error: %s',
    (code) => {
      expect(failure(code)).not.toMatchObject({ name: 'Unavailable' })
    },
  )
})
