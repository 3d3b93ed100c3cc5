import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathOf } from '../drizzle/libsql.ts'
import { copyFile, describeFile, filesBelow, isMissing, makeFolder } from './copy-files.ts'
import { copyLibsql, inspectLibsql } from './libsql-copy.ts'
import {
  type BackedUpFile,
  BackupError,
  DATABASE,
  isOfBackup,
  MANIFEST,
  type Manifest,
} from './manifest.ts'
import { dumpPostgres, inspectPostgres } from './postgres-dump.ts'

/** What to back up. */
export type Install = {
  readonly dataDir: string
  readonly databaseUrl: string
  /** Names of secrets set in the environment. */
  readonly environment: readonly string[]
  /** What a bucket with the photos is called; `null`: they are in `dataDir`. */
  readonly photoStore: string | null
}

export type Made = { readonly folder: string; readonly manifest: Manifest }

/** A file may be moved during the copy: a second pass finds it. */
const LOOKS = 2

/**
 * Backs up a running install into a new folder in `target`: a snapshot of the database, and all its photos
 * unless they are in a bucket. While incomplete, the folder's name ends in `.partial`.
 */
export async function makeBackup(install: Install, target: string, now: Date): Promise<Made> {
  const name = `vonk-${now.toISOString().replaceAll(':', '').slice(0, 17)}`
  const folder = join(target, name)
  const partial = `${folder}.partial`
  await makeFolder(target)
  await makeFolder(partial)
  try {
    const { database, migrations } = await copyDatabase(install.databaseUrl, partial)
    await copySandbox(install, partial)
    const copied = [
      ...(await copySecrets(install, partial)),
      ...(install.photoStore === null ? await copyPhotos(install, partial) : []),
    ]
    const made: BackedUpFile[] = []
    for (const path of [DATABASE[database], 'sandbox.db']) {
      const described = await describeFile(join(partial, path)).catch(ifMissing(null))
      if (described) made.push({ path, ...described })
    }
    const { environment, photoStore } = install
    const madeAt = now.toISOString()
    const files = [...made, ...copied]
    const head = { product: 'vonk', format: 1, madeAt, database, migrations } as const
    const elsewhere = photoStore === null ? {} : { photoStore }
    const manifest: Manifest = { ...head, environment, ...elsewhere, files }
    await writeFile(join(partial, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    })
    await rename(partial, folder)
    return { folder, manifest }
  } catch (failure) {
    await rm(partial, { recursive: true, force: true })
    throw failure
  }
}

async function copyDatabase(url: string, partial: string) {
  const path = pathOf(url)
  if (path !== null) {
    const copy = join(partial, DATABASE.libsql)
    await copyLibsql(path, copy).catch(
      ifMissing(() => {
        throw new BackupError(`There is no database at ${path}.`)
      }),
    )
    return { database: 'libsql', migrations: inspectLibsql(copy) } as const
  }
  if (url.startsWith('libsql:')) {
    throw new BackupError('A libSQL server is backed up where it runs: this command cannot.')
  }
  await dumpPostgres(url, join(partial, DATABASE.postgres))
  const { migrations } = await inspectPostgres(url)
  return { database: 'postgres', migrations } as const
}

async function copySandbox({ dataDir }: Install, partial: string): Promise<void> {
  const book = join(dataDir, 'sandbox.db')
  if (await Bun.file(book).exists()) await copyLibsql(book, join(partial, 'sandbox.db'))
}

async function copySecrets({ dataDir }: Install, partial: string): Promise<BackedUpFile[]> {
  const copied: BackedUpFile[] = []
  for (const name of new Bun.Glob('*.secret').scanSync({ cwd: dataDir })) {
    const path = `secrets/${name}`
    if (!isOfBackup(path)) continue
    copied.push({ path, ...(await copyFile(join(dataDir, name), join(partial, path))) })
  }
  return copied
}

/** Copied after the database: an extra photo is harmless, a missing one is not. */
async function copyPhotos({ dataDir }: Install, partial: string): Promise<BackedUpFile[]> {
  const photos = join(dataDir, 'photos')
  const copied = new Map<string, BackedUpFile>()
  for (let look = 0; look < LOOKS; look += 1) {
    for (const name of await filesBelow(photos)) {
      const path = `photos/${name}`
      // Skip foreign files, such as a desktop's: a restore would refuse them.
      if (copied.has(path) || !isOfBackup(path)) continue
      const file = await copyFile(join(photos, name), join(partial, path)).catch(ifMissing(null))
      if (file) copied.set(path, { path, ...file })
    }
  }
  return [...copied.values()]
}

/** Fallback instead of an error if something does not exist. */
function ifMissing<T>(instead: T | (() => T)) {
  return (failure: unknown): T => {
    const code = Object(failure).code
    if (!isMissing(failure) && code !== 'SQLITE_CANTOPEN') throw failure
    return instead instanceof Function ? instead() : instead
  }
}
