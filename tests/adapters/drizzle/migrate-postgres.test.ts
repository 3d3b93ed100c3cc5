import { afterAll, describe, expect, test } from 'bun:test'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SQL } from 'bun'
import { type MigrationConflict, migratePostgres } from '#adapters/drizzle/migrate-postgres.ts'
import { createEmpty, POSTGRES_SERVER } from '#tests/contracts/postgres-server.ts'

const TABLES = 'create table chats (id int);--> statement-breakpoint\ncreate table mails (id int);'
const COLUMN = 'alter table chats add column at int;'

const folder = await mkdtemp(join(tmpdir(), 'vonk-migrations-'))
afterAll(() => rm(folder, { recursive: true }))

/** A folder with such migrations, in this order. */
async function migrations(...files: readonly string[]): Promise<string> {
  const path = join(folder, crypto.randomUUID())
  await mkdir(join(path, 'meta'), { recursive: true })
  const entries = files.map((_, idx) => ({ idx, when: idx + 1, tag: `${idx}`, breakpoints: true }))
  await writeFile(join(path, 'meta/_journal.json'), JSON.stringify({ entries }))
  await Promise.all(files.map((sql, at) => writeFile(join(path, `${at}.sql`), sql)))
  return path
}

async function open(server: string) {
  const { url, drop } = await createEmpty(server)
  const other = new SQL({ url, max: 1 })
  const migrate = async (
    path: string,
    options: {
      readonly tries?: number
      readonly report?: (conflict: MigrationConflict) => void
    } = {},
  ) => migratePostgres(url, { folder: path, lock: 50, pause: 1, ...options }, async () => undefined)
  const journal = async () =>
    (await other`select created_at from drizzle.__drizzle_migrations order by id`.values()).map(
      ([at]: readonly unknown[]) => Number(at),
    )
  const close = async () => {
    await other.close()
    await drop()
  }
  return { other, migrate, journal, close }
}

if (POSTGRES_SERVER === undefined) {
  test.skip('migrating beside others needs a PostgreSQL server', () => undefined)
} else {
  const server = POSTGRES_SERVER

  describe('migrating a database that others use', () => {
    test('waits briefly for a lock, and tries again until it is free', async () => {
      const { other, migrate, journal, close } = await open(server)
      await migrate(await migrations(TABLES))
      await other`begin`
      await other`lock table chats in access share mode`
      const conflicts: MigrationConflict[] = []
      const report = (conflict: MigrationConflict) => {
        conflicts.push(conflict)
        if (conflict.tries === 2) void other`commit`.execute()
      }
      await migrate(await migrations(TABLES, COLUMN), { report })
      expect(conflicts.slice(0, 2)).toEqual([
        { migration: '1', tries: 1 },
        { migration: '1', tries: 2 },
      ])
      expect(await journal()).toEqual([1, 2])
      await close()
    })

    test('keeps the migrations before one that fails, and goes on from there', async () => {
      const { other, migrate, journal, close } = await open(server)
      const wrong = 'alter table mails add column at int;--> statement-breakpoint\nno statement;'
      await expect(migrate(await migrations(TABLES, COLUMN, wrong))).rejects.toThrow('syntax')
      expect(await journal()).toEqual([1, 2])
      const right = 'alter table mails add column at int;'
      await migrate(await migrations(TABLES, COLUMN, right))
      expect(await journal()).toEqual([1, 2, 3])
      expect(await other`select at from mails`).toHaveLength(0)
      await close()
    })

    test('gives up after its tries, with nothing half done', async () => {
      const { other, migrate, journal, close } = await open(server)
      await migrate(await migrations(TABLES))
      await other`begin`
      await other`lock table mails in access share mode`
      const both = `${COLUMN}--> statement-breakpoint\nalter table mails add column at int;`
      await expect(migrate(await migrations(TABLES, both), { tries: 2 })).rejects.toThrow('lock')
      await other`commit`
      expect(await journal()).toEqual([1])
      await migrate(await migrations(TABLES, both))
      expect(await journal()).toEqual([1, 2])
      await close()
    })

    test('is done once by processes that start at the same time', async () => {
      const { migrate, journal, close } = await open(server)
      const path = await migrations(TABLES, COLUMN)
      await Promise.all([1, 2, 3].map(() => migrate(path)))
      expect(await journal()).toEqual([1, 2])
      await close()
    })
  })
}
