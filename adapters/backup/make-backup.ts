import { join } from 'node:path'
import { pathOf } from '../drizzle/libsql.ts'
import type { BucketLocation } from '../photos/s3-bucket.ts'
import { type BackupStore, backupStore } from './backup-store.ts'
import { ifMissing } from './copy-files.ts'
import { erasedLists } from './erased-lists.ts'
import { copyLibsql, factsOfLibsql, inspectLibsql, refuseMovedLibsql } from './libsql-copy.ts'
import { copyPages } from './log/copy-pages.ts'
import { fileOf, removeLaterPages, writeStoredPages } from './log/stored-pages.ts'
import {
  type BackedUpFile,
  BackupError,
  backupName,
  bytesOf,
  DATABASE,
  isOfBackup,
  type Manifest,
  SITES,
} from './manifest.ts'
import { newestBackup } from './newest-backup.ts'
import { copyPhotos, photosIn, photosInBucket } from './photo-copies.ts'
import { dumpPostgres, inspectPostgres } from './postgres-dump.ts'
import type { BackupTarget } from './sealed-objects.ts'
import { inWorkFolder } from './work-folder.ts'

/** What to back up. */
export type Install = {
  readonly dataDir: string
  readonly databaseUrl: string
  /** A file of sites outside the database. */
  readonly sitesFile: string | null
  /** Names of secrets set in the environment. */
  readonly environment: readonly string[]
  /** What a bucket with the photos is called; `null`: they are in `dataDir`. */
  readonly photoStore: string | null
  /** The bucket, if its photos are to be copied too. */
  readonly copiedBucket: BucketLocation | null
  /** Whether a log is to follow the backup. */
  readonly logged: boolean
}

export type Made = {
  readonly name: string
  readonly manifest: Manifest
  /** What was written, without photos that were there. */
  readonly stored: number
}

/**
 * Backs up a running install: a snapshot of the database, and the photos that the place does not have. The manifest is
 * written last, so that what breaks off is no backup; its parts are removed.
 */
export async function makeBackup(install: Install, target: BackupTarget, now: Date): Promise<Made> {
  const store = backupStore(target)
  const id = backupName(now)
  const into = async (work: string): Promise<Made> => {
    const { erased, pages, install: own, ...database } = await copyDatabase(install, work)
    await store.begin(id)
    const stored = await storeOwn(install, store, { id, work })
    const photos = await storePhotos(install, target)
    await erasedLists(target).add(id, erased)
    const { environment, photoStore } = install
    const elsewhere = photoStore === null || install.copiedBucket ? {} : { photoStore }
    const head = { product: 'vonk', format: 2, id, madeAt: now.toISOString() } as const
    const files = [...stored, ...photos.files]
    const ours = { ...(own !== null && { install: own }), ...(pages && { logged: true as const }) }
    const facts = { ...database, ...ours, listed: true, environment, ...elsewhere } as const
    const manifest = { ...head, ...facts, files }
    await store.writeManifest(manifest)
    await store.finish(id)
    if (pages) await beginLog(install, id, { pages, files: stored })
    await erasedLists(target).removeMembers(erased)
    return { name: id, manifest, stored: bytesOf(stored) + photos.stored }
  }
  return inWorkFolder(install.dataDir, into).catch(async (failure: unknown) => {
    await store.removeBackup(id).catch(() => undefined)
    throw failure
  })
}

async function copyDatabase({ databaseUrl: url, logged }: Install, work: string) {
  const path = pathOf(url)
  if (path !== null) {
    const copy = join(work, DATABASE.libsql)
    const copying = logged ? copyPages(path, copy) : copyLibsql(path, copy)
    const copied = await copying.catch(ifMissing(null))
    if (copied === null) throw new BackupError(`There is no database at ${path}.`)
    const pages = copied ?? null
    refuseMovedLibsql(copy)
    const migrations = inspectLibsql(copy)
    return { database: 'libsql', migrations, pages, ...factsOfLibsql(copy) } as const
  }
  if (url.startsWith('libsql:')) {
    throw new BackupError('A libSQL server is backed up where it runs: this command cannot.')
  }
  const facts = await dumpPostgres(url, join(work, DATABASE.postgres))
  const { migrations } = await inspectPostgres(url)
  return { database: 'postgres', migrations, pages: null, ...facts } as const
}

type Pages = Awaited<ReturnType<typeof copyPages>>

/** From here on the log follows this backup. */
async function beginLog(
  { databaseUrl, dataDir }: Install,
  backup: string,
  { pages, files }: { readonly pages: Pages; readonly files: readonly BackedUpFile[] },
): Promise<void> {
  const last = files.find(({ path }) => path === DATABASE.libsql)?.sha256 ?? ''
  const file = await fileOf(pathOf(databaseUrl) ?? '')
  await removeLaterPages(dataDir, backup)
  await writeStoredPages(dataDir, { backup, links: 0, last, file, ...pages })
}

/** Stores all but photos. */
async function storeOwn(
  { dataDir, databaseUrl, sitesFile }: Install,
  store: BackupStore,
  { id, work }: { readonly id: string; readonly work: string },
): Promise<readonly BackedUpFile[]> {
  const database = pathOf(databaseUrl) === null ? DATABASE.postgres : DATABASE.libsql
  const files = [{ path: database as string, from: join(work, database) }]
  const book = join(dataDir, 'sandbox.db')
  if (await Bun.file(book).exists()) {
    await copyLibsql(book, join(work, 'sandbox.db'))
    files.push({ path: 'sandbox.db', from: join(work, 'sandbox.db') })
  }
  for (const name of new Bun.Glob('*.secret').scanSync({ cwd: dataDir })) {
    const path = `secrets/${name}`
    if (isOfBackup(path)) files.push({ path, from: join(dataDir, name) })
  }
  if (sitesFile !== null) files.push({ path: SITES, from: sitesFile })
  const stored: BackedUpFile[] = []
  for (const { path, from } of files) stored.push(await store.storeFile(id, path, from))
  return stored
}

async function storePhotos(install: Install, target: BackupTarget) {
  const { copiedBucket, photoStore, dataDir } = install
  if (photoStore !== null && !copiedBucket) return { files: [], stored: 0 }
  // What cannot be read is of no use here either.
  const newest = await newestBackup(target, { install: null, now: Date.now() }).catch(() => null)
  const photos = copiedBucket ? photosInBucket(copiedBucket) : photosIn(join(dataDir, 'photos'))
  const known = newest?.manifest.format === 2 ? newest.manifest.files : []
  return copyPhotos(backupStore(target), photos, known)
}
