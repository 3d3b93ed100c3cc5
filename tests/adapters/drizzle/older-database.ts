import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@libsql/client'
import { drizzle as drizzleLibsql } from 'drizzle-orm/libsql'
import { migrate as migrateLibsql } from 'drizzle-orm/libsql/migrator'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import type { OpenStorage } from '#adapters/drizzle/open-storage.ts'
import { openTestPostgres } from '#tests/contracts/test-postgres.ts'

export type Dialect = 'libsql' | 'postgres'

/** The migrations before this one. */
async function earlierMigrations(dialect: Dialect, name: string): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'vonk-older-'))
  const all = new URL(`../../../adapters/drizzle/migrations/${dialect}`, import.meta.url)
  await cp(fileURLToPath(all), path, { recursive: true })
  const journalPath = join(path, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(journalPath, 'utf8'))
  const until = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(`_${name}`))
  if (until < 0) throw new Error(`there is no migration ${name}`)
  const entries = journal.entries.slice(0, until)
  await writeFile(journalPath, JSON.stringify({ ...journal, entries }))
  return path
}

/** A database before a migration, with rows that need no others; opened with today's code, and deleted on close. */
export async function olderDatabase(
  dialect: Dialect,
  before: string,
  rows: readonly string[],
): Promise<OpenStorage> {
  const migrationsFolder = await earlierMigrations(dialect, before)
  if (dialect === 'postgres') {
    const { storage, close } = await openTestPostgres({ migrationsFolder, rows })
    await rm(migrationsFolder, { recursive: true })
    return { ...storage, close }
  }
  const url = `file:${join(migrationsFolder, 'old.db')}`
  const client = createClient({ url, concurrency: 1 })
  await migrateLibsql(drizzleLibsql({ client }), { migrationsFolder })
  await client.execute('pragma foreign_keys = off')
  for (const row of rows) await client.execute(row)
  client.close()
  const storage = await openLibsql({ url })
  const close = async () => {
    await storage.close()
    await rm(migrationsFolder, { recursive: true })
  }
  return { ...storage, close }
}
