import { afterAll, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SQL } from 'bun'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import { fileSource, fileTarget } from '#adapters/move/libsql-file.ts'
import { moveDatabase, reopenDatabase } from '#adapters/move/move-database.ts'
import { postgresTarget } from '#adapters/move/postgres-database.ts'
import { createDatabase, NO_TIMEOUTS } from '#tests/contracts/postgres-server.ts'
import { addMember, NOW } from '#tests/contracts/sample.ts'
import { temporaryFolder } from '#tests/running-server.ts'
import { randomFile, rowsOf, runIn } from './random-rows.ts'

const TIMEOUT = 120_000
const folder = await temporaryFolder('move')
afterAll(() => folder.dispose())
const file = (name: string) => join(folder.path, `${name}.db`)

const move = (from: string, to: string) =>
  moveDatabase({
    ...{ from, to, now: new Date(NOW) },
    newId: () => crypto.randomUUID(),
    tell: () => undefined,
  })

const [database, other] = [await createDatabase(), await createDatabase('empty')]

if (!database || !other) {
  test.skip('moving needs a PostgreSQL server', () => undefined)
} else {
  const client = new SQL({ url: database.url, max: 1 })
  database.onClose(() => client.close())
  await (await openPostgres({ url: database.url, ...NO_TIMEOUTS })).close()
  const types = new Map<string, string>(
    (
      await client`select table_name || '.' || column_name, data_type
        from information_schema.columns where table_schema = 'public'`.values()
    ).map(([name = '', type = '']: readonly string[]) => [name, type] as const),
  )

  test(
    'rows of every table go to PostgreSQL and come back as they were',
    async () => {
      const [from, back] = [file('random'), file('random-back')]
      await randomFile(from, types, 1)
      const before = rowsOf(from)
      // Logs are pruned: numbers that were given out must not come again.
      runIn(from, "update sqlite_sequence set seq = 9007199254740991 where name <> 'events'")
      const numbered = rowsOf(from).sqlite_sequence
      const there = await move(`file:${from}`, database.url)
      expect(there?.rows).toBe(Object.values(before).flat().length - (numbered?.length ?? 0))
      await move(database.url, `file:${back}`)
      expect(rowsOf(back)).toEqual({ ...before, sqlite_sequence: numbered ?? [] })
    },
    TIMEOUT,
  )

  test(
    'each end refuses to be used where the other one is in use, until it is opened again',
    async () => {
      await expect(openPostgres({ url: database.url })).rejects.toThrow('moved to another one')
      await expect(openLibsql({ url: `file:${file('random')}` })).rejects.toThrow(
        'moved to another',
      )
      await (await openLibsql({ url: `file:${file('random-back')}` })).close()
      await expect(move(database.url, `file:${file('again')}`)).rejects.toThrow('was moved at')
      expect(await reopenDatabase(database.url)).toBe(new Date(NOW).toISOString())
      await (await openPostgres({ url: database.url, ...NO_TIMEOUTS })).close()
      expect(await reopenDatabase(database.url)).toBeNull()
    },
    TIMEOUT,
  )

  test(
    'a database that is not empty, is the same one or has other tables is refused',
    async () => {
      await randomFile(file('full'), types, 2)
      const from = `file:${file('full')}`
      await expect(move(from, database.url)).rejects.toThrow('The database is not empty')
      await expect(move(from, from)).rejects.toThrow('There is a file at')
      await expect(move(database.url, database.url)).rejects.toThrow('the same one at both ends')
      await client.unsafe('create table guests (id int)')
      await expect(move(from, database.url)).rejects.toThrow('not of this version: guests')
      await client.unsafe('drop table guests')
      runIn(file('full'), 'delete from __drizzle_migrations where rowid = 1')
      await expect(move(from, other.url)).rejects.toThrow('Move with the version that its server')
    },
    TIMEOUT,
  )

  test(
    'cut off, a move leaves a target that nobody starts on, and is made again',
    async () => {
      const from = file('cut')
      const storage = await openLibsql({ url: `file:${from}` })
      const member = await addMember(storage)
      await storage.close()
      // A target that has all, of a source that was not told yet.
      const half = await postgresTarget(other.url)
      await half.prepare({ state: 'unfinished', move: 'an-earlier-one', at: '2026-11-29' })
      const accounts = fileSource(from)
      const columns = await accounts.columns('accounts')
      for await (const rows of accounts.rows('accounts', columns))
        await half.write('accounts', columns, rows)
      await half.commit()
      await Promise.all([accounts.close(), half.close()])

      await expect(openPostgres({ url: other.url })).rejects.toThrow('did not finish')
      expect(await move(`file:${from}`, other.url)).toMatchObject({ tables: expect.any(Number) })
      const moved = await openPostgres({ url: other.url, ...NO_TIMEOUTS })
      expect(await moved.reads.accounts.byId(member)).toMatchObject({ id: member })
      await moved.close()

      // One that only lacks its last step.
      await (await fileTarget(file('other'))).close()
      const source = fileSource(from)
      const mark = await source.mark()
      await source.close()
      const reader = new SQL({ url: other.url, max: 1 })
      await reader`insert into installs values ('move', ${`unfinished ${mark?.move} ${mark?.at}`})`
      await reader.close()
      await expect(openPostgres({ url: other.url })).rejects.toThrow('did not finish')
      expect(await move(`file:${from}`, other.url)).toBeNull()
      await (await openPostgres({ url: other.url, ...NO_TIMEOUTS })).close()
    },
    TIMEOUT,
  )

  test(
    'a row that PostgreSQL cannot hold leaves the source in use; a NUL is replaced and told',
    async () => {
      const [first, second] = [await createPair('large'), await createPair('nul')]
      runIn(first.file, 'update event_consumers set failures = 3000000000')
      await expect(move(`file:${first.file}`, first.url)).rejects.toThrow(
        /A row of event_consumers cannot be copied \(22003\)/,
      )
      expect(rowsOf(first.file).installs?.join()).not.toContain('moved')
      await (await openLibsql({ url: `file:${first.file}` })).close()

      runIn(second.file, "update messages set text = 'a' || char(0) || 'b'")
      const moved = await move(`file:${second.file}`, second.url)
      expect([...(moved?.replaced ?? [])]).toEqual([['messages.text', 5]])
    },
    TIMEOUT,
  )

  async function createPair(name: string) {
    await randomFile(file(name), types, 3)
    expect(existsSync(file(name))).toBe(true)
    const empty = new SQL({ url: other?.url ?? '', max: 1 })
    await empty.unsafe(
      'drop schema public cascade; drop schema if exists drizzle cascade; create schema public',
    )
    await empty.close()
    return { file: file(name), url: other?.url ?? '' }
  }
}
