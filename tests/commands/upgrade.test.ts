import { afterAll, describe, expect, test } from 'bun:test'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import { attempt } from '#api/commands/command.ts'
import { upgradeWith } from '#api/commands/upgrade.ts'
import { createDatabase, NO_TIMEOUTS } from '#tests/contracts/postgres-server.ts'
import { settle } from '#tests/crash/test-members.ts'
import { rowsOf, runIn } from '../adapters/move/random-rows.ts'
import { startServer, temporaryFolder } from '../running-server.ts'
import { sharedEnv } from '../shared-env.ts'

const TIMEOUT = 120_000
const SERVER = [process.execPath, join(import.meta.dir, '../../api/server.ts')]
const FAILS = [process.execPath, '-e', 'console.error("a part is missing"); process.exit(1)']
/** Says where it would store photos and backups. */
const TELLS = [
  process.execPath,
  '-e',
  'const { PHOTO_STORE_URL, BACKUP_URL, BACKUP_EVERY } = process.env; console.error([PHOTO_STORE_URL, BACKUP_URL, BACKUP_EVERY].join("|")); process.exit(1)',
]
/** Ready, and without pages. */
const EMPTY = [
  process.execPath,
  '-e',
  'Bun.serve({ port: process.env.PORT, fetch: ({ url }) => new Response("", { status: url.endsWith("/ready") ? 200 : 500 }) })',
]

const folder = await temporaryFolder('upgrade')
afterAll(() => folder.dispose())

async function install(name: string) {
  const dataDir = join(folder.path, name)
  await mkdir(dataDir)
  await settle(dataDir, [50])
  const env = {
    ...process.env,
    ...{ DATA_DIR: dataDir, PAYMENT_PROVIDER: 'none', SITES: 'tests/sites.json', PAGES: '0' },
  }
  const upgrade = async (command: readonly string[], more = {}) => {
    const said: string[] = []
    const why = await attempt(
      upgradeWith(command),
      [join(folder.path, 'backups', crypto.randomUUID())],
      { ...env, ...more },
      (line) => void said.push(line),
    )
    return { why, said: said.join('\n') }
  }
  return { dataDir, file: join(dataDir, 'vonk.db'), env, upgrade }
}

describe('an upgrade of a file', () => {
  test(
    'that goes well migrates it, and leaves nothing behind',
    async () => {
      const { dataDir, file, upgrade } = await install('good')
      runIn(file, "delete from installs where key = 'runs'")
      const { why, said } = await upgrade(SERVER)
      expect(why).toBeNull()
      expect(said).toContain('is up to date, and this version starts on it.')
      expect(runIn(file, "select count(*) from installs where key = 'runs'")).toBe(1)
      expect((await readdir(dataDir)).filter((one) => one.startsWith('backup-work-'))).toEqual([])
    },
    TIMEOUT,
  )

  test(
    'beside its server is tried, and left to the start of the new one',
    async () => {
      const { dataDir, upgrade } = await install('running')
      const server = await startServer({ dataDir, env: { PAGES: '0' } })
      expect((await upgrade(SERVER)).said).toContain('Stop the server that runs')
      await server.stop()
    },
    TIMEOUT,
  )

  test(
    'whose migration or start fails says so, and changes nothing',
    async () => {
      const { file, upgrade } = await install('bad')
      const rows = rowsOf(file)
      const failed = await upgrade(FAILS)
      expect(failed.why).toBe(
        'Not done: tried on a copy, it does not start: a part is missing. Nothing was changed: go on with the version of before.',
      )
      const places = { BACKUP_URL: join(folder.path, 'own'), BACKUP_EVERY: '1h' }
      expect((await upgrade(TELLS, places)).why).toContain('it does not start: ||. Nothing')
      const empty = await upgrade(EMPTY, { PAGES: '1' })
      expect(empty.why).toContain('its front page answers 500. Nothing was changed')
      // Its last migration runs again, on tables that are there.
      runIn(
        file,
        'delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)',
      )
      expect((await upgrade(SERVER)).why).toContain('tried on a copy, it does not start: ')
      expect(rowsOf(file)).toEqual(rows)
    },
    TIMEOUT,
  )
})

const database = await createDatabase()
if (database) {
  test(
    'an upgrade of a PostgreSQL database whose start fails leaves the old version its work',
    async () => {
      const { upgrade } = await install('postgres')
      const shared = sharedEnv(database.url)
      await (await openPostgres({ url: database.url, ...NO_TIMEOUTS })).close()
      expect((await upgrade(FAILS, shared)).why).toContain(
        'a part is missing. The version of before goes on as it is',
      )
      const places = { BACKUP_URL: '/backups', BACKUP_EVERY: '1h' }
      expect((await upgrade(TELLS, { ...shared, ...places })).why).toContain('|/backups|.')
      expect((await upgrade(SERVER, shared)).said).toContain('One server after another')
    },
    TIMEOUT,
  )
}
