import { Database } from 'bun:sqlite'
import { afterAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { SQL } from 'bun'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { oldestKnown } from '#adapters/drizzle/opening.ts'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import { createDatabase, NO_TIMEOUTS } from '#tests/contracts/postgres-server.ts'
import { temporaryFolder } from '#tests/running-server.ts'
import { version } from '../../../package.json' with { type: 'json' }

const folder = await temporaryFolder('opening')
afterAll(() => folder.dispose())

type Subject = {
  readonly open: () => Promise<unknown>
  readonly run: (statement: string) => Promise<unknown>
  readonly journal: string
}

const file = join(folder.path, 'vonk.db')
const subjects = new Map<string, Subject>([
  [
    'libSQL',
    {
      open: async () => (await openLibsql({ url: `file:${file}` })).close(),
      async run(statement) {
        using database = new Database(file, { readwrite: true })
        return database.query(statement).values()[0]?.[0]
      },
      journal: '__drizzle_migrations',
    },
  ],
])
const database = await createDatabase('empty')
if (database) {
  const { url } = database
  const client = new SQL({ url, max: 1 })
  database.onClose(() => client.close())
  subjects.set('PostgreSQL', {
    open: async () => (await openPostgres({ url, ...NO_TIMEOUTS })).close(),
    run: async (statement) => (await client.unsafe(statement).values())[0]?.[0],
    journal: 'drizzle.__drizzle_migrations',
  })
}

test('the release before runs beside a release, and the last one beside what comes after it', () => {
  const first = { version: '0.1.0', migration: '0001' }
  const second = { version: '0.2.0', migration: '0003' }
  const known = ['0000', '0001', '0002', '0003']
  expect(oldestKnown(known, [first, second], '0.2.0')).toBe('0001')
  expect(oldestKnown([...known, '0004'], [first, second], '0.2.0')).toBe('0003')
  expect(oldestKnown([...known, '0004'], [first, second], '0.3.0')).toBe('0003')
  // A release without migrations of its own, and the first of all.
  expect(oldestKnown(known, [first, second, { ...second, version: '0.2.1' }], '0.2.1')).toBe('0003')
  expect(oldestKnown(['0000', '0001'], [first], '0.1.0')).toBe('0001')
})

describe.each([...subjects])('a %s database of a newer version', (_, { open, run, journal }) => {
  const whoMay = `select id from installs where "key" = 'runs'`
  const set = (id: string) => run(`update installs set id = '${id}' where "key" = 'runs'`)

  test('is opened by the release before it, which leaves who may use it', async () => {
    await open()
    const own = String(await run(whoMay))
    expect(own).toEndWith(` ${version}`)
    const [known] = own.split(' ')
    await run(`insert into ${journal} (hash, created_at) values ('later', 99999999999999)`)
    await set(`${known} 9.1.0`)
    await open()
    expect(await run(whoMay)).toBe(`${known} 9.1.0`)
  })

  test('is refused, in words, by one further back', async () => {
    await set('9999_later 9.2.0')
    await expect(open()).rejects.toThrow(
      `this database is of version 9.2.0, and this program is ${version}, more than one release behind`,
    )
    // After a restore nothing says who may.
    await run(`delete from installs where "key" = 'runs'`)
    await expect(open()).rejects.toThrow('this database is of a newer version')
    await run(`delete from ${journal} where hash = 'later'`)
    await open()
  })
})
