import { afterAll, expect, test } from 'bun:test'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SQL } from 'bun'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import type { OpenStorage } from '#adapters/drizzle/open-storage.ts'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import { backUp, erasedList } from '#api/jobs/back-up.ts'
import { readConfig } from '#api/server/config.ts'
import { openBackups } from '#api/server/open-backups.ts'
import type { DomainEvent } from '#core/events.ts'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'
import { createDatabase, NO_TIMEOUTS } from '#tests/contracts/postgres-server.ts'
import { addMember } from '#tests/contracts/sample.ts'
import { memoryLog } from '../api/memory-log.ts'
import { temporaryFolder } from '../running-server.ts'
import { until } from '../until.ts'
import { nameIn, namesIn } from './backups-there.ts'
import { runCommand, spawnCommand } from './run-command.ts'

const folder = await temporaryFolder('scheduled-backups')
afterAll(() => folder.dispose())
const KEY = Buffer.alloc(32, 7).toString('base64')

/** An install that makes its backups, with a clock that is set. */
async function install(name: string, storage: OpenStorage, changes: Record<string, string> = {}) {
  const dataDir = join(folder.path, name)
  const env = {
    DATA_DIR: dataDir,
    DEMO: '1',
    BACKUP_URL: join(folder.path, `${name}-backups`),
    BACKUP_KEY: KEY,
    BACKUP_EVERY: '24h',
    BACKUP_LOG: '0',
    ...changes,
  }
  const { lines, log } = memoryLog()
  const backups = openBackups(readConfig(env), env, log)
  if (!backups) throw new Error('no backups')
  let now = Date.now()
  return {
    env,
    backups,
    log,
    lines,
    pass: (span: number) => {
      now += span
    },
    run: () => backUp({ ...storage, now: () => now }, backups, log),
    said: () => lines.splice(0).map(({ event }) => event),
    runs: () => storage.reads.backupRuns.all(),
  }
}

async function libsql(name: string): Promise<OpenStorage> {
  const dataDir = join(folder.path, name)
  await mkdir(dataDir)
  return openLibsql({ url: `file:${join(dataDir, 'vonk.db')}` })
}

test('a server backs up and tries the backup when each is due, and says what is wrong with one', async () => {
  const storage = await libsql('file')
  await addMember(storage)
  const { env, run, said, runs, pass } = await install('file', storage)
  await run()
  expect(said()).toEqual(['backup.made', 'backup.drilled'])
  expect(await runs()).toMatchObject([
    { work: 'backup', failedAt: null, doneAt: expect.any(Number), bytes: expect.any(Number) },
    { work: 'drill', failedAt: null, doneAt: expect.any(Number) },
  ])
  pass(23 * HOUR)
  await run()
  expect(said()).toEqual([])
  pass(HOUR - MINUTE)
  await run()
  expect(said()).toEqual(['backup.made'])

  // A week later the newest one is damaged.
  pass(7 * DAY)
  const database = join(env.BACKUP_URL, await nameIn(env.BACKUP_URL), 'database.db.sealed')
  const bytes = await readFile(database)
  bytes[5000] = (bytes[5000] ?? 0) ^ 1
  await writeFile(database, bytes)
  const cron = await install('file', storage, { BACKUP_EVERY: '' })
  cron.pass(8 * DAY)
  await cron.run()
  expect(cron.said()).toEqual(['backup.drill-failed'])
  expect(await runs()).toMatchObject([
    { work: 'backup', failedAt: null },
    { work: 'drill', fault: 'BACKUP_DAMAGED' },
  ])
  await run()
  expect(said()).toEqual(['backup.made'])
  pass(DAY + 2 * MINUTE)
  await run()
  expect(said()).toEqual(['backup.made', 'backup.drilled'])
  expect(await runs()).toMatchObject([{ failedAt: null }, { failedAt: null }])
  await storage.close()
}, 60_000)

test('a drill follows the log too, and a damaged one is told', async () => {
  const storage = await libsql('logged')
  const member = await addMember(storage)
  const { env, run, said, backups, pass, log } = await install('logged', storage, {
    BACKUP_LOG: '1s',
  })
  const links = async () => {
    const all = new Bun.Glob('log/**').scan({ cwd: env.BACKUP_URL })
    return (await Array.fromAsync(all)).toSorted()
  }
  await run()
  expect(said()).toEqual(['backup.made', 'backup.drilled'])
  await addMember(storage)
  await until(async () => (await links()).length > 0)
  const event = { type: 'account.erased', member } as DomainEvent
  const at = { position: { transaction: 0, sequence: 1 }, at: 0 }
  await erasedList(backups, log).effectsOf(storage.reads, event, at)
  await backups.end()
  await backups.drill()

  const [backup = ''] = await namesIn(env.BACKUP_URL)
  const into = { ...env, DATA_DIR: join(folder.path, 'logged-restored') }
  const restored = await runCommand('restore', [join(env.BACKUP_URL, backup)], into)
  expect(restored.output).toContain('With what was written until ')
  expect(restored.output).toContain('1 members were erased since.')

  const [first = ''] = await links()
  const path = join(env.BACKUP_URL, first)
  const bytes = await readFile(path)
  await writeFile(path, bytes.subarray(0, -1))
  await expect(backups.drill()).rejects.toMatchObject({ code: 'LOG_DAMAGED' })
  const again = { ...env, DATA_DIR: join(folder.path, 'logged-again') }
  const cut = await runCommand('restore', [join(env.BACKUP_URL, backup)], again)
  expect(cut).toMatchObject({ code: 0 })
  expect(cut.output).toContain(
    'What was written after the backup is lost: of the log a part is damaged.',
  )

  await writeFile(path, bytes)
  // In a process of its own, as this one has the database open.
  const cron = await spawnCommand('backup', [env.BACKUP_URL], env)
  expect(cron.code).toBe(0)
  const later = (await namesIn(env.BACKUP_URL)).at(-1) ?? ''
  expect((await runCommand('restore', [env.BACKUP_URL], again)).complaint).toContain(
    `${later}. A log leads from ${backup} to `,
  )
  await rm(join(env.BACKUP_URL, later), { recursive: true })

  // The logs of the newest two stay.
  for (const _ of [1, 2]) {
    pass(DAY)
    await run()
    await mkdir(join(env.BACKUP_URL, 'log', (await namesIn(env.BACKUP_URL)).at(-1) ?? ''))
    const newest = (await namesIn(env.BACKUP_URL)).at(-1) ?? ''
    await writeFile(join(env.BACKUP_URL, 'log', newest, 'a'), 'a link')
  }
  pass(DAY)
  await run()
  const names = (await namesIn(env.BACKUP_URL)).slice(1, 3)
  expect((await readdir(join(env.BACKUP_URL, 'log'))).toSorted()).toEqual([...names])
  await storage.close()
}, 60_000)

test('a log that nothing goes before waits for no schedule', async () => {
  const storage = await libsql('begin')
  const { run, said, backups, log, pass } = await install('begin', storage)
  await run()
  expect(said()).toEqual(['backup.made', 'backup.drilled'])
  pass(HOUR)
  await backUp(
    { ...storage, now: () => Date.now() + HOUR },
    { ...backups, needsBackup: () => true },
    log,
  )
  expect(said()).toEqual(['backup.made'])
  await storage.close()
}, 60_000)

test('a backup that cannot be stored is told, and tried again within the hour', async () => {
  const storage = await libsql('full')
  await writeFile(join(folder.path, 'full-backups'), 'a file in its place')
  const { run, said, runs, pass } = await install('full', storage)
  await run()
  await run()
  expect(said()).toEqual(['backup.failed'])
  expect(await runs()).toMatchObject([{ work: 'backup', doneAt: null, fault: 'ENOTDIR' }])
  pass(HOUR)
  await run()
  expect(said()).toEqual(['backup.failed'])
  await storage.close()
}, 60_000)

test('who is erased is erased again after a restore, although no backup was made since', async () => {
  const storage = await libsql('erased')
  const member = await addMember(storage)
  const { env, run, backups, log } = await install('erased', storage)
  await run()
  const event = { type: 'account.erased', member } as DomainEvent
  const at = { position: { transaction: 0, sequence: 1 }, at: 0 }
  await erasedList(backups, log).effectsOf(storage.reads, event, at)
  const backup = join(env.BACKUP_URL, (await namesIn(env.BACKUP_URL))[0] ?? '')
  const into = { ...env, DATA_DIR: join(folder.path, 'erased-restored') }
  const restored = await runCommand('restore', [backup], into)
  expect(restored.output).toContain('1 members were erased since.')
  await storage.close()
}, 60_000)

const server = await createDatabase()
if (server)
  test('a PostgreSQL database is backed up, and tried in a database of its own', async () => {
    const storage = await openPostgres({ url: server.url, ...NO_TIMEOUTS })
    await addMember(storage)
    const { run, said } = await install('server', storage, { DATABASE_URL: server.url })
    await run()
    expect(said()).toEqual(['backup.made', 'backup.drilled'])
    const client = new SQL({ url: server.url, max: 1 })
    const left = await client`select datname from pg_database where datname like 'vonk_drill_%'`
    await client.close()
    expect(left).toHaveLength(0)
    await storage.close()
  }, 60_000)
