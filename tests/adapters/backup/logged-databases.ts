import { Database as Copy } from 'bun:sqlite'
import { afterAll } from 'bun:test'
import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'libsql'
import { openPlace } from '#adapters/backup/backup-place.ts'
import { inspectLibsql } from '#adapters/backup/libsql-copy.ts'
import { copyPages } from '#adapters/backup/log/copy-pages.ts'
import { openLog } from '#adapters/backup/log/log-shipper.ts'
import { replayLogOf } from '#adapters/backup/log/replay-log.ts'
import { fileOf, writeStoredPages } from '#adapters/backup/log/stored-pages.ts'
import type { Manifest } from '#adapters/backup/manifest.ts'
import { sealedObjects } from '#adapters/backup/sealed-objects.ts'
import { temporaryFolder } from '../../running-server.ts'

const KEY = new Uint8Array(32).fill(7)
/** Name of the backup that their logs follow. */
export const ID = 'vonk-2026-11-30T010000.000'

/** Databases of a test file with a log each, and their folder. */
export async function loggedDatabases() {
  const folder = await temporaryFolder('log')
  afterAll(() => folder.dispose())

  /** A database with a log that follows a backup of it. */
  async function install(name: string, key: Uint8Array | null = KEY) {
    const dataDir = join(folder.path, name)
    const path = join(dataDir, 'vonk.db')
    const photos = join(dataDir, 'photos')
    const base = join(dataDir, 'base.db')
    await mkdir(dataDir)
    const database = new Database(path)
    database.exec(`pragma journal_mode = wal; pragma wal_autocheckpoint = 0;
      create table __drizzle_migrations (id integer primary key);
      create table notes (id integer primary key, text text)`)
    const target = { place: openPlace(join(dataDir, 'place')), key }
    const run = (sql: string, ...values: readonly unknown[]) =>
      database.prepare(sql).run([...values])
    run('insert into notes values (1, ?)', 'first')
    await rm(base, { force: true })
    const pages = await copyPages(path, base)
    const sha256 = new Bun.CryptoHasher('sha256').update(await Bun.file(base).bytes()).digest('hex')
    const files = [{ path: 'database.db', bytes: 0, sha256 }]
    const manifest = { id: ID, files } as unknown as Manifest
    const file = await fileOf(path)
    await sealedObjects(target).put(`${ID}/manifest.json`, 'manifest.json', Buffer.from('{}'))
    await writeStoredPages(dataDir, { backup: ID, links: 0, last: sha256, file, ...pages })
    const links = join(dataDir, 'place/log', ID)
    return {
      ...{ dataDir, path, photos, database, run, target, links },
      open: () => openLog({ dataDir, path, photos }, target),
      linksThere: async () => (await readdir(links).catch(() => [])).toSorted(),
      rows: () =>
        database.prepare('select id, text from notes order by id').raw().all([]) as (
          | string
          | number
        )[][],
      /** The restored rows, and how far the log led. */
      async restored(as = target) {
        const copy = join(dataDir, 'copy.db')
        await rm(copy, { force: true })
        await cp(base, copy)
        const log = await replayLogOf(as, manifest, copy)
        inspectLibsql(copy)
        using read = new Copy(copy, { readonly: true })
        const rows = read.query('select id, text from notes order by id').values()
        return { ...log, rows }
      },
    }
  }

  return { folder, install }
}
