import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Asked, clientOf } from '../crash/client.ts'
import { write } from '../crash/client-loops.ts'
import { databaseIn, settle, type TestMember } from '../crash/test-members.ts'
import { brokenPromises } from '../crash/truth.ts'
import { type RunningServer, startServer, temporaryFolder } from '../running-server.ts'
import { nameIn } from './backups-there.ts'
import { runCommand } from './run-command.ts'

const TIMEOUT = 120_000
const RICH = 1_000_000
/** Messages written before a backup is started, and before writing stops. */
const ENOUGH = 150

const folder = await temporaryFolder('backup')
const place = (name: string) => join(folder.path, name)
const env = { LOG_LEVEL: 'error', BUSY_AFTER: '60000' }
const photo = new Uint8Array(3_000_000).map((_, at) => at % 251)
let residents: readonly TestMember[] = []
/** What was acknowledged before the backup was started. */
let before: readonly Asked[] = []
let backup = ''
const running: RunningServer[] = []
const start = async (name: string) => {
  const server = await startServer({ dataDir: place(name), env })
  running.push(server)
  return server
}

beforeAll(async () => {
  const dataDir = place('old')
  await mkdir(dataDir)
  residents = await settle(dataDir, [RICH, RICH, RICH])
  const server = await start('old')
  await mkdir(join(dataDir, 'photos/ab'), { recursive: true })
  await writeFile(join(dataDir, 'photos/ab/0193-key-ab.full'), photo)
  // Other files in the folder are not part of the backup, and do not make it unusable.
  await writeFile(join(dataDir, 'photos/.DS_Store'), '')
  await writeFile(join(dataDir, 'My Own.secret'), 'x')

  const client = clientOf(server.origin)
  const enough = Promise.withResolvers<void>()
  let answered = 0
  let writing = true
  const lives = [...residents, ...residents].map((who) =>
    write(client, who, () => {
      answered += 1
      if (answered === ENOUGH) enough.resolve()
      return writing
    }),
  )
  await enough.promise
  before = client.asked.filter(({ answer }) => answer?.status === 201)
  const made = await runCommand('backup', [place('backups')], { DATA_DIR: dataDir })
  expect(made).toMatchObject({ code: 0, complaint: '' })
  const whileItRan = client.asked.length - before.length
  writing = false
  await Promise.all(lives)
  await server.stop()
  // More than were under way when it began.
  expect(whileItRan).toBeGreaterThan(lives.length)

  const name = await nameIn(place('backups'))
  backup = join(place('backups'), name)
  expect(made.output).toStartWith(`${name} in ${place('backups')}: `)
}, TIMEOUT)

afterAll(async () => {
  for (const server of running) await server.kill()
  await folder.dispose()
})

test('a backup describes its content, and only its owner can read it', async () => {
  const manifest = JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8'))
  expect(manifest).toMatchObject({ product: 'vonk', format: 2, database: 'libsql' })
  const paths = manifest.files.map(({ path }: { path: string }) => path).toSorted()
  expect(paths).toEqual([
    'database.db',
    'photos/ab/0193-key-ab.full',
    'sandbox.db',
    'secrets/sandbox.secret',
    'secrets/session.secret',
    'secrets/vapid.secret',
  ])
  const found = await readdir(place('backups'), { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile())
  // Besides them the manifest, and the list of erased members.
  expect(files).toHaveLength(paths.length + 2)
  for (const { parentPath, name } of files) {
    expect((await stat(join(parentPath, name))).mode & 0o777).toBe(0o600)
    expect((await stat(parentPath)).mode & 0o777).toBe(0o700)
  }
})

test(
  'a backup made under load is restored completely: no message, member or credit is lost',
  async () => {
    const dataDir = place('new')
    const done = await runCommand('restore', [backup], { DATA_DIR: dataDir })
    expect(done).toMatchObject({ code: 0, complaint: '' })
    // All ledger sums, seats and numbers, and each message acknowledged before the backup.
    expect(brokenPromises(dataDir, before)).toEqual([])
    expect(count(dataDir, 'accounts')).toBe(count(place('old'), 'accounts'))
    expect(count(dataDir, 'messages')).toBeLessThanOrEqual(count(place('old'), 'messages'))
    const copied = await readFile(join(dataDir, 'photos/ab/0193-key-ab.full'))
    expect(Bun.hash(copied)).toBe(Bun.hash(photo))
    for (const name of ['session.secret', 'vapid.secret']) {
      expect(await readFile(join(dataDir, name), 'utf8')).toBe(
        await readFile(join(place('old'), name), 'utf8'),
      )
    }
  },
  TIMEOUT,
)

test(
  'a server starts on restored data, keeps sessions, and accepts messages',
  async () => {
    const restored = await start('new')
    const client = clientOf(restored.origin)
    for (const who of residents) {
      expect(await write(client, who, () => false)).toBe('gone')
    }
    expect(client.asked.map(({ answer }) => answer?.status)).toEqual([201, 201, 201])
    const refused = await runCommand('restore', [backup, '--overwrite'], { DATA_DIR: place('new') })
    expect(refused.code).toBe(1)
    expect(refused.complaint).toContain(`Process ${restored.pid} on`)
    await restored.stop()
  },
  TIMEOUT,
)

test(
  'restoring over existing data must be confirmed, and moves it aside',
  async () => {
    const dataDir = place('new')
    const refused = await runCommand('restore', [backup], { DATA_DIR: dataDir })
    expect(refused).toMatchObject({
      code: 1,
      complaint:
        'Not done: DATA_DIR is not empty. Name an empty one, or add --overwrite to put aside what is there.\n',
    })
    const messages = count(dataDir, 'messages')
    const done = await runCommand('restore', [backup, '--overwrite'], { DATA_DIR: dataDir })
    expect(done).toMatchObject({ code: 0, complaint: '' })
    expect(count(dataDir, 'messages')).toBe(messages - residents.length)
    const names = await readdir(dataDir)
    for (const name of ['vonk.db', 'photos', 'session.secret']) {
      expect(names.filter((one) => one.startsWith(`${name}.replaced-`))).not.toEqual([])
    }
    expect(brokenPromises(dataDir, before)).toEqual([])
  },
  TIMEOUT,
)

function count(dataDir: string, table: string): number {
  const database = new Database(databaseIn(dataDir), { readonly: true })
  const found = database.query(`select count(*) from ${table}`).values()[0]?.[0]
  database.close()
  return Number(found)
}
