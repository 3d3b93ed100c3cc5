import { describe, expect, test } from 'bun:test'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  generateDrizzleJson,
  generateMigration,
  generateSQLiteDrizzleJson,
  generateSQLiteMigration,
} from 'drizzle-kit/api'
import * as libsql from '#adapters/drizzle/tables-libsql.ts'
import * as postgres from '#adapters/drizzle/tables-postgres.ts'

const folder = (dialect: string) =>
  fileURLToPath(new URL(`../../../adapters/drizzle/migrations/${dialect}/`, import.meta.url))

/** The schema of the newest migration. */
async function lastSnapshot(dialect: string) {
  const meta = `${folder(dialect)}meta/`
  const newest = (await readdir(meta)).filter((name) => name.endsWith('_snapshot.json')).toSorted()
  return JSON.parse(await readFile(`${meta}${newest.at(-1)}`, 'utf8'))
}

describe('the migrations match the model', () => {
  test('in libSQL: no migration is missing', async () => {
    const now = await generateSQLiteDrizzleJson(libsql, undefined, 'snake_case')
    expect(await generateSQLiteMigration(await lastSnapshot('libsql'), now)).toEqual([])
  })

  test('in PostgreSQL: no migration is missing', async () => {
    const now = generateDrizzleJson(postgres, undefined, undefined, 'snake_case')
    expect(await generateMigration(await lastSnapshot('postgres'), now)).toEqual([])
  })

  test('both databases have the same migrations', async () => {
    const names = async (dialect: string) =>
      (await readdir(folder(dialect))).filter((name) => name.endsWith('.sql')).toSorted()
    expect(await names('libsql')).toEqual(await names('postgres'))
  })
})
