import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { cp, exists, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { startServer, temporaryFolder } from '../running-server.ts'
import { nameIn } from './backups-there.ts'
import { runCommand } from './run-command.ts'

const TIMEOUT = 120_000
const folder = await temporaryFolder('refused-restore')
afterAll(() => folder.dispose())
const place = (name: string) => join(folder.path, name)
let whole = ''

beforeAll(async () => {
  const dataDir = place('data')
  await mkdir(join(dataDir, 'photos/ab'), { recursive: true })
  await (await openLibsql({ url: `file:${join(dataDir, 'vonk.db')}` })).close()
  await writeFile(join(dataDir, 'session.secret'), 'x'.repeat(43))
  await writeFile(join(dataDir, 'photos/ab/key-ab.full'), 'a photo')
  const { code } = await runCommand('backup', [place('backups')], { DATA_DIR: dataDir })
  expect(code).toBe(0)
  whole = await nameIn(place('backups'))
}, TIMEOUT)

/** Checkpoints SQLite's write-ahead log into the database file. */
function moveLogIntoFile(path: string): void {
  const database = new Database(path)
  database.run('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
}

/** Restores a corrupted copy of the backup into an empty folder; returns the output and the files there. */
async function restored(corrupt: (backup: string) => Promise<unknown>) {
  const [backups, dataDir] = [place(crypto.randomUUID()), place(crypto.randomUUID())]
  await cp(place('backups'), backups, { recursive: true })
  const backup = join(backups, whole)
  await corrupt(backup)
  const { code, complaint } = await runCommand('restore', [backup], { DATA_DIR: dataDir })
  return { code, complaint, left: await readdir(dataDir).catch(() => []) }
}

const edit = async (backup: string, change: (manifest: string) => string) => {
  const path = join(backup, 'manifest.json')
  await writeFile(path, change(await readFile(path, 'utf8')))
}

describe('a backup is refused, and nothing is changed,', () => {
  test.each<readonly [why: string, corrupt: (backup: string) => Promise<unknown>, output: string]>([
    [
      'with a truncated database',
      (backup) => truncate(join(backup, 'database.db'), 20_000),
      'database.db of the backup is missing, cut short or changed.',
    ],
    [
      'with a modified photo',
      (backup) => writeFile(join(backup, '../photos/ab/key-ab.full'), 'A photo'),
      'photos/ab/key-ab.full of the backup is missing, cut short or changed.',
    ],
    [
      'without one of its secrets',
      (backup) => rm(join(backup, 'secrets/session.secret')),
      'secrets/session.secret of the backup is missing, cut short or changed.',
    ],
    [
      'that is incomplete',
      (backup) => rm(join(backup, 'manifest.json')),
      'or an unfinished one: it has no manifest.json.',
    ],
    [
      'with a truncated manifest',
      (backup) => edit(backup, (text) => text.slice(0, 200)),
      'manifest.json is damaged, or not of a backup of ours.',
    ],
    [
      'of a later format',
      (backup) => edit(backup, (text) => text.replace('"format": 2', '"format": 3')),
      'The backup has format 3, which a newer version of Vonk made.',
    ],
    [
      'of a newer version of the code',
      (backup) => edit(backup, (text) => text.replace(/"migrations": \d+/, '"migrations": 9999')),
      'A newer version of Vonk made the backup.',
    ],
    [
      'with a path traversal',
      (backup) => edit(backup, (text) => text.replace('photos/ab/', 'photos/../../')),
      'manifest.json names photos/../../key-ab.full, which no backup has.',
    ],
    [
      'of another kind of database',
      (backup) => edit(backup, (text) => text.replace('"libsql"', '"postgres"')),
      'The backup is of a PostgreSQL database; DATABASE_URL names another kind.',
    ],
  ])('%s', async (_, corrupt, message) => {
    const { code, complaint, left } = await restored(corrupt)
    expect([code, left]).toEqual([1, []])
    expect(complaint).toStartWith('Not done: ')
    expect(complaint).toContain(message)
  })

  test('with a damaged database although its checksum matches', async () => {
    const { code, complaint, left } = await restored(async (backup) => {
      const path = join(backup, 'database.db')
      const bytes = await readFile(path)
      bytes.fill(0x5a, 4096 * 3, 4096 * 9)
      await writeFile(path, bytes)
      const sha256 = new Bun.CryptoHasher('sha256').update(bytes).digest('hex')
      await edit(backup, (text) =>
        text.replace(/("database\.db",\s*"bytes": \d+,\s*"sha256": ")[0-9a-f]+/, `$1${sha256}`),
      )
    })
    expect([code, left]).toEqual([1, []])
    expect(complaint).toStartWith('Not done: The database is damaged')
  })
})

test('a folder without a backup is refused', async () => {
  const { complaint } = await runCommand('restore', [place('nowhere')], { DATA_DIR: place('x') })
  expect(complaint).toStartWith(`Not done: ${place('nowhere')} is no backup`)
})

test(
  'a server does not start on an unfinished restore, which can be repeated',
  async () => {
    const dataDir = place('half')
    await mkdir(dataDir)
    await writeFile(join(dataDir, 'restore.unfinished'), '')
    await writeFile(join(dataDir, 'vonk.db.restoring'), 'half of a database')
    await expect(startServer({ dataDir })).rejects.toThrow('a restore into DATA_DIR did not finish')

    const { code } = await runCommand('restore', [join(place('backups'), whole)], {
      DATA_DIR: dataDir,
    })
    expect(code).toBe(0)
    expect(await exists(join(dataDir, 'restore.unfinished'))).toBe(false)
    await (await startServer({ dataDir, env: { LOG_LEVEL: 'error' } })).stop()
  },
  TIMEOUT,
)

describe('a failing backup', () => {
  test('prints the error, and leaves no partial files', async () => {
    const target = place('none')
    const made = await runCommand('backup', [target], { DATA_DIR: place('nothing-here') })
    expect(made.code).toBe(1)
    expect(made.complaint).toBe(
      `Not done: There is no database at ${place('nothing-here')}/vonk.db.\n`,
    )
    expect(await readdir(target).catch(() => [])).toEqual([])
  })

  test('of a damaged database is not made', async () => {
    const dataDir = place('damaged')
    await cp(place('data'), dataDir, { recursive: true })
    const path = join(dataDir, 'vonk.db')
    moveLogIntoFile(path)
    const bytes = await readFile(path)
    bytes.fill(0x5a, 4096 * 3, 4096 * 9)
    await writeFile(path, bytes)
    const made = await runCommand('backup', [place('damaged-backups')], { DATA_DIR: dataDir })
    expect(made.code).toBe(1)
    expect(made.complaint).toStartWith('Not done: The database is damaged.')
    expect(await readdir(place('damaged-backups')).catch(() => [])).toEqual([])
  })

  test('of a libSQL server says where to make one', async () => {
    const made = await runCommand('backup', [place('remote')], {
      DATABASE_URL: 'libsql://db.test',
      DATA_DIR: place('data'),
    })
    expect(made.complaint).toStartWith('Not done: A libSQL server is backed up where it runs')
  })

  test('prints the usage', async () => {
    for (const given of [['--now'], ['a', 'b']]) {
      const { complaint } = await runCommand('backup', given, { DATA_DIR: place('data') })
      expect(complaint).toBe('Not done: bun run backup [<folder>|s3://…] [--photos] [--prune]\n')
    }
    const { complaint } = await runCommand('restore', [], { DATA_DIR: place('data') })
    expect(complaint).toBe('Not done: bun run restore <backup> [--overwrite] [--without-log]\n')
  })
})
