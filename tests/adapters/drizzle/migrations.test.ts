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

/** What the newest migration says the tables are. */
async function lastSnapshot(dialect: string) {
  const meta = `${folder(dialect)}meta/`
  const newest = (await readdir(meta)).filter((name) => name.endsWith('_snapshot.json')).toSorted()
  return JSON.parse(await readFile(`${meta}${newest.at(-1)}`, 'utf8'))
}

describe('the migrations are the model', () => {
  test('in libSQL: nothing is left to generate', async () => {
    const now = await generateSQLiteDrizzleJson(libsql, undefined, 'snake_case')
    expect(await generateSQLiteMigration(await lastSnapshot('libsql'), now)).toEqual([])
  })

  test('in PostgreSQL: nothing is left to generate', async () => {
    const now = generateDrizzleJson(postgres, undefined, undefined, 'snake_case')
    expect(await generateMigration(await lastSnapshot('postgres'), now)).toEqual([])
  })

  test('and both databases have the same ones', async () => {
    const names = async (dialect: string) =>
      (await readdir(folder(dialect))).filter((name) => name.endsWith('.sql')).toSorted()
    expect(await names('libsql')).toEqual(await names('postgres'))
  })
})
