import { Database } from 'bun:sqlite'
import { afterAll, expect, test } from 'bun:test'
import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openPlace } from '#adapters/backup/backup-place.ts'
import { drillBackup } from '#adapters/backup/drill-backup.ts'
import { encodeLink } from '#adapters/backup/log/links.ts'
import { newestLog } from '#adapters/backup/log/replay-log.ts'
import { makeBackup } from '#adapters/backup/make-backup.ts'
import { newestBackup } from '#adapters/backup/newest-backup.ts'
import { pruneBackups } from '#adapters/backup/prune-backups.ts'
import { readConfig } from '#api/server/config.ts'
import { openBackups } from '#api/server/open-backups.ts'
import { DAY, HOUR } from '#core/shared/time.ts'
import { memoryLog } from '../api/memory-log.ts'
import { databaseIn, settle } from '../crash/test-members.ts'
import { temporaryFolder } from '../running-server.ts'
import { until } from '../until.ts'
import { runCommand } from './run-command.ts'

const folder = await temporaryFolder('shared-backups')
afterAll(() => folder.dispose())
const at = (name: string) => join(folder.path, name)
const STORED = { days: 7, weeks: 5 }

/** An install that has an id, with its backups at a place that others may have too. */
async function install(name: string, shared: string, id: string | null = `id-of-${name}`) {
  const dataDir = at(name)
  await mkdir(dataDir)
  await settle(dataDir, [1])
  const database = new Database(databaseIn(dataDir))
  database.run('delete from installs')
  if (id !== null) database.run(`insert into installs values ('database', '${id}')`)
  database.close()
  const databaseUrl = `file:${databaseIn(dataDir)}`
  const nothing = { sitesFile: null, environment: [], photoStore: null, copiedBucket: null }
  const source = { dataDir, databaseUrl, ...nothing, logged: true }
  const target = { place: openPlace(at(shared)), key: null }
  const env = { DATA_DIR: dataDir, BACKUP_URL: at(shared), BACKUP_EVERY: '24h', DEMO: '1' }
  return {
    ...{ target, env, source },
    make: async (now: number) => (await makeBackup(source, target, new Date(now))).name,
    prune: (now: number) =>
      pruneBackups(target, { stored: STORED, now: new Date(now), install: id ?? undefined }),
    /** Stores links with these numbers. */
    async log(backup: string, numbers: readonly number[], moment = Date.now()) {
      const link = { backup, before: '', at: moment, pageBytes: 1, pages: [], whole: null }
      for (const nth of numbers) {
        const made = encodeLink({ ...link, nth }, new Uint8Array())
        await target.place.write(made.name, made.bytes)
      }
    },
    doctor: async (about: string) =>
      (await runCommand('doctor', [], { ...env, PAYMENT_PROVIDER: 'none' })).output
        .split('\n')
        .find((line) => line.includes(` ${about}: `)) ?? '',
  }
}

const logsAt = async (shared: string) => (await readdir(join(at(shared), 'log'))).toSorted()

test('two installs at one place leave each other’s backups and logs, and are told', async () => {
  const [one, two] = [await install('one', 'both'), await install('two', 'both')]
  const now = Date.now()
  const live = await one.make(now - HOUR)
  await one.log(live, [1])
  const old = await one.make(now - 60 * DAY)
  const theirs: string[] = []
  for (const ago of [3, 2, 1]) {
    const name = await two.make(now - ago * 60_000)
    await two.log(name, [1])
    theirs.push(name)
  }
  await two.prune(now)
  expect(await logsAt('both')).toEqual([live, ...theirs.slice(1)])
  expect(await readdir(at('both'))).toContain(old)
  await one.prune(now)
  expect(await readdir(at('both'))).not.toContain(old)
  expect(await logsAt('both')).toEqual([live, ...theirs.slice(1)])

  const whose = { install: 'id-of-one', now }
  expect((await newestBackup(one.target, whose))?.name).toBe(live)
  expect((await newestLog(one.target, whose))?.backup).toBe(live)
  expect(await one.doctor('backup')).toContain(live)
  expect(await one.doctor('backup place')).toContain('is of another install, id-of-two')
  const into = { ...one.env, DATA_DIR: at('one-again') }
  const restored = await runCommand('restore', [join(at('both'), live)], into)
  expect(restored.output).not.toContain('A log leads from')
  const choices = await runCommand('restore', [at('both')], into)
  expect(choices.complaint).toContain(`${live} (install id-of-one), ${theirs[0]} (install id-of-t`)

  const { lines, log } = memoryLog()
  const env = { ...one.env, BACKUP_LOG: '0' }
  await openBackups(readConfig(env), env, log)?.warn()
  const told = { event: 'backup.place-shared', backup: theirs[2], install: 'id-of-two' }
  expect(lines).toMatchObject([told])
}, 60_000)

test('backups that tell no install are one’s own', async () => {
  const before = await install('before', 'alone', null)
  const now = Date.now()
  const name = await before.make(now - HOUR)
  const later = await install('later', 'alone')
  expect((await newestBackup(later.target, { install: 'id-of-later', now }))?.name).toBe(name)
  expect(await later.doctor('backup place')).toBe('')
}, 60_000)

test('a backup of a clock that is ahead is told, and never the newest', async () => {
  const one = await install('ahead', 'ahead-backups')
  const now = Date.now()
  const ahead = await one.make(now + 30 * DAY)
  await one.log(ahead, [1])
  const name = await one.make(now)
  await one.log(name, [1])
  await one.prune(now)
  const whose = { install: null, now }
  expect((await newestBackup(one.target, whose))?.name).toBe(name)
  expect((await newestLog(one.target, whose))?.backup).toBe(name)
  expect(await logsAt('ahead-backups')).toEqual([name, ahead])
  expect((await readdir(at('ahead'))).filter((file) => file.endsWith('.pages'))).toEqual([
    `${name}.pages`,
  ])
  expect(await one.doctor('backup time')).toContain(`${ahead}: the time lies in the future`)
}, 60_000)

test('a log with a hole is told by its number', async () => {
  const one = await install('hole', 'hole-backups')
  const name = await one.make(Date.now())
  await one.log(name, [1, 2, 3])
  expect(await one.doctor('backup log')).toStartWith('ok')
  await one.log(name, [5, 6])
  expect(await one.doctor('backup log')).toContain(`part 4 of the log after ${name} is missing`)
}, 60_000)

test('a log or a list of erased members that is not there any more is told by a restore', async () => {
  const one = await install('missing', 'missing-backups')
  const name = await one.make(Date.now())
  await drillBackup(one.source, one.target, Date.now())
  const restored = async (place: string, more: readonly string[] = []) => {
    const env = { ...one.env, DATA_DIR: at(crypto.randomUUID()) }
    return (await runCommand('restore', [join(at(place), name), ...more], env)).output
  }
  const [noLog, noList] = ['Its log is not there: what was written after', 'who was erased since']
  expect(await restored('missing-backups')).toContain(noLog)
  expect(await restored('missing-backups')).toContain('and removes none of before')
  expect(await restored('missing-backups')).not.toContain(noList)
  expect(await restored('missing-backups', ['--without-log'])).not.toContain(noLog)
  await cp(at('missing-backups'), at('without-lists'), { recursive: true })
  await rm(join(at('without-lists'), 'erased'), { recursive: true })
  expect(await restored('without-lists')).toContain(noList)
}, 60_000)

test('a place that answers without the backup is told, and another backup begins a log', async () => {
  const one = await install('gone', 'gone-backups')
  await one.make(Date.now())
  await rm(at('gone-backups'), { recursive: true })
  await mkdir(at('gone-backups'))
  const { lines, log } = memoryLog()
  const env = { ...one.env, BACKUP_LOG: '1s' }
  const backups = openBackups(readConfig(env), env, log)
  if (!backups) throw new Error('no place is configured')
  await until(backups.needsBackup)
  expect(lines).toMatchObject([{ event: 'backup.log-failed', code: 'LOG_GONE' }])
  await backups.make()
  await until(() => !backups.needsBackup())
  expect(lines.at(-1)).toMatchObject({ event: 'backup.log-back' })
  await backups.end()
}, 60_000)
