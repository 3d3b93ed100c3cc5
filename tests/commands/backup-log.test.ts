import { afterAll, expect, test } from 'bun:test'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { silentLog } from '#api/http/logs/log.ts'
import { backUp } from '#api/jobs/back-up.ts'
import { readConfig } from '#api/server/config.ts'
import { openBackups } from '#api/server/open-backups.ts'
import { newId } from '#tests/contracts/sample.ts'
import { form } from '../api/photo-forms.ts'
import { type Asked, clientOf } from '../crash/client.ts'
import { write } from '../crash/client-loops.ts'
import { databaseIn, markAllOnline, settle } from '../crash/test-members.ts'
import { brokenPromises } from '../crash/truth.ts'
import { freePort } from '../free-port.ts'
import { type RunningServer, startServer, temporaryFolder } from '../running-server.ts'
import { until } from '../until.ts'
import { namesIn } from './backups-there.ts'
import { runCommand, spawnCommand } from './run-command.ts'

const RICH = 1_000_000
/** How much of the time before the disk was lost may be lost with it, in seconds. */
const LOST = 8
/** Messages that are to be found again. */
const ENOUGH = 500
const KEY = Buffer.alloc(32, 7).toString('base64')

const folder = await temporaryFolder('backup-log')
const place = (name: string) => join(folder.path, name)
const BACKUPS = {
  BACKUP_URL: place('backups'),
  BACKUP_KEY: KEY,
  BACKUP_EVERY: '24h',
  BACKUP_LOG: '1s',
}
const running: RunningServer[] = []
afterAll(async () => {
  for (const server of running) await server.kill()
  await folder.dispose()
})

/** Members, and a backup that the log of their server follows. */
async function install(name: string, credits: readonly number[]) {
  const env = { ...BACKUPS, DATA_DIR: place(name), DEMO: '1' }
  await mkdir(place(name))
  const residents = await settle(place(name), credits)
  const backups = openBackups(readConfig(env), env, silentLog)
  const storage = await openLibsql({ url: `file:${databaseIn(place(name))}` })
  await backUp({ ...storage, now: Date.now }, backups, silentLog)
  await storage.close()
  await backups?.end()
  return residents
}

async function start(name: string, more = {}): Promise<RunningServer> {
  const env = { ...BACKUPS, PAGES: '0', BUSY_AFTER: '60000', ...more }
  const server = await startServer({ dataDir: place(name), env })
  running.push(server)
  return server
}

/** For how many seconds a server has stored nothing, by its figures; below 0 before the first time. */
async function ageAt(metrics: number): Promise<number> {
  // A connection for each: polled, one that is used again may be closed by then.
  const answer = await fetch(`http://127.0.0.1:${metrics}/metrics`, { keepalive: false })
  const text = await answer.text()
  return Number(/^vonk_backup_log_age_seconds (\S+)$/m.exec(text)?.[1] ?? Number.NaN)
}

/** Up to when the server says that all is stored. */
async function storedUntil(metrics: number): Promise<number> {
  const asked = Date.now()
  return asked - (await ageAt(metrics)) * 1000
}

const logOf = (name: string) => readFile(join(place(name), 'server.log'), 'utf8')

/** What tells a write-ahead log from the one before it: its salts. */
const walOf = async (name: string) =>
  Buffer.from(
    await Bun.file(`${databaseIn(place(name))}-wal`)
      .slice(16, 24)
      .arrayBuffer(),
  ).toString('hex')

const doctorSays = async (name: string) => {
  // A process of its own: this one had the database open, with two SQLites.
  const { output } = await spawnCommand('doctor', [], {
    ...{ ...BACKUPS, DATA_DIR: place(name), PAYMENT_PROVIDER: 'none', SITES: 'tests/sites.json' },
  })
  return output.split('\n').find((line) => line.includes('backup log')) ?? ''
}

test('a server that is killed under load and loses its disk is restored to seconds before, and goes on', async () => {
  const residents = await install('old', [RICH, RICH, RICH])
  markAllOnline(place('old'))
  const metrics = freePort()
  const server = await start('old', { METRICS_PORT: `${metrics}` })
  const client = clientOf(server.origin)
  const at = new Map<Asked, number>()
  let writing = true
  const lives = residents.map((who) =>
    write(client, who, () => {
      for (const one of client.asked.slice(-10))
        if (one.answer !== null && !at.has(one)) at.set(one, Date.now())
      return writing
    }),
  )
  await until(async () => (await ageAt(metrics)) >= 0)
  const headers = { cookie: `vonk_session=${residents[0]?.session}` }
  const upload = async (background: string) => {
    const picture = sharp({ create: { width: 400, height: 500, channels: 3, background } })
    const body = form(newId(), await picture.png().toBuffer())
    const answer = await fetch(`${server.origin}/api/photos`, { method: 'POST', headers, body })
    expect(answer.status).toBe(201)
    return (await answer.json()).id as string
  }
  await upload('#c8371f')
  const deleted = await upload('#1f37c8')
  const photosIn = async (name: string) =>
    (await readdir(place(name), { recursive: true }).catch(() => []))
      .filter((path) => /full(\.sealed)?$/.test(path))
      .map((path) => basename(path))
      .toSorted()
  await until(async () => (await photosIn('backups/log')).length === 2)
  const { status } = await fetch(`${server.origin}/api/photos/${deleted}`, {
    method: 'DELETE',
    headers,
  })
  expect(status).toBe(200)
  const acknowledgedBy = (end: number) =>
    client.asked.filter((one) => (at.get(one) ?? Number.POSITIVE_INFINITY) < end)
  const first = await walOf('old')
  // Long enough, and over a time when the write-ahead log began anew.
  await until(
    async () =>
      acknowledgedBy(await storedUntil(metrics)).length > ENOUGH && (await walOf('old')) !== first,
  )
  expect(await doctorSays('old')).toContain('what was written until')
  expect(await ageAt(metrics)).toBeLessThan(LOST)
  const stored = await storedUntil(metrics)
  await server.kill()
  writing = false
  await Promise.all(lives)

  const [backup = ''] = await namesIn(place('backups'))
  const into = { ...BACKUPS, DATA_DIR: place('new') }
  const restored = await runCommand('restore', [join(place('backups'), backup)], into)
  expect(restored.complaint).toBe('')
  expect(restored.output).toContain('With what was written until ')
  expect(restored.output).not.toContain('is lost')
  expect(await photosIn('new')).toHaveLength(1)
  expect(await photosIn('new')).toEqual(await photosIn('old'))
  const acknowledged = acknowledgedBy(stored)
  expect(acknowledged.length).toBeGreaterThan(ENOUGH)
  expect(brokenPromises(place('new'), acknowledged)).toEqual([])

  const alone = { ...BACKUPS, DATA_DIR: place('alone') }
  const without = ['--without-log', join(place('backups'), backup)]
  const early = await runCommand('restore', without, alone)
  expect(early.output).not.toContain('With what was written until ')
  expect(brokenPromises(place('alone'), [])).toEqual([])
  expect(brokenPromises(place('alone'), acknowledged)).not.toEqual([])
}, 60_000)

test('why a log cannot be stored is told once, and it goes on once it can', async () => {
  const residents = await install('lost', [RICH])
  const metrics = freePort()
  const server = await start('lost', { METRICS_PORT: `${metrics}` })
  await until(async () => (await ageAt(metrics)) >= 0)
  const log = place('backups/log')
  await rename(log, `${log}.aside`)
  await writeFile(log, 'a file in its place')
  const client = clientOf(server.origin)
  const said = async (event: string) => (await logOf('lost')).split(event).length - 1
  let writing = true
  const lives = residents.map((who) => write(client, who, () => writing))
  await until(async () => (await said('"backup.log-failed"')) > 0)
  // Several rounds, each of which fails.
  await until(async () => (await ageAt(metrics)) > 3)
  // A link that was under way when its place went has a reason of its own.
  const codes = (await logOf('lost')).match(/(?<="backup\.log-failed","code":)"\w+"/g) ?? []
  expect(new Set(codes).size).toBe(codes.length)
  await rm(log)
  await rename(`${log}.aside`, log)
  await until(async () => (await said('"backup.log-back"')) > 0)
  writing = false
  await Promise.all(lives)
  // The last of it is stored when the server stops.
  await server.stop()
  const backup = (await namesIn(place('backups'))).at(-1) ?? ''
  const into = { ...BACKUPS, DATA_DIR: place('found') }
  const restored = await runCommand('restore', [join(place('backups'), backup)], into)
  expect(restored.output).not.toContain('is lost')
  expect(brokenPromises(place('found'), client.asked)).toEqual([])
}, 60_000)
