import { exists, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { lockFile } from '../drizzle/connections/file-lock.ts'
import { pathOf } from '../drizzle/libsql.ts'
import { copyFile, describeFile, makeFolder } from './copy-files.ts'
import { inspectLibsql } from './libsql-copy.ts'
import { BackupError, DATABASE, type Manifest, readManifest } from './manifest.ts'
import { inspectPostgres, loadPostgres } from './postgres-dump.ts'
import { closeLibsqlDesk, closePostgresDesk, type RestoredOperator } from './restored-desk.ts'

/** Where to restore a backup. */
export type RestoreTarget = {
  readonly dataDir: string
  readonly databaseUrl: string
  /** Whether existing data may be moved aside. */
  readonly overwrite: boolean
  /** Number of migrations this version has. */
  readonly migrations: number
}

/** Marker in DATA_DIR during a restore: no server starts. */
export const UNFINISHED = 'restore.unfinished'

/** In DATA_DIR: the id of the database whose photos the folder has. */
export const MARKER = 'database.id'

/** A file or folder to be swapped in, once all are copied. */
type Move = { readonly staged: string; readonly place: string }

/** What was restored, and who works at its desk. */
export type Restored = {
  readonly manifest: Manifest
  readonly operators: readonly RestoredOperator[]
}

/**
 * Restores a backup: verifies every file before any change, and moves existing data aside under a name ending in
 * `.replaced-…`. Sessions at the desk end: some may have been ended, or their operators removed, since the backup.
 */
export async function restoreBackup(
  backup: string,
  place: RestoreTarget,
  now: Date,
): Promise<Restored> {
  const manifest = await checkBackup(backup, place)
  const path = pathOf(place.databaseUrl)
  await makeFolder(place.dataDir)
  if (path !== null) await makeFolder(dirname(path))
  const lock = path === null ? null : lockFile(path)
  try {
    await refuseOverwriting(place, path)
    const unfinished = join(place.dataDir, UNFINISHED)
    await writeFile(unfinished, '', { flush: true })
    const moves = await stage(backup, manifest, { dataDir: place.dataDir, database: path })
    if (path === null) await loadPostgres(place.databaseUrl, join(backup, DATABASE.postgres))
    // Before anything is in place, so that no server ever starts with them.
    const operators =
      path === null ? await closePostgresDesk(place.databaseUrl) : closeLibsqlDesk(stagedAt(path))
    const aside = `.replaced-${now.toISOString().replaceAll(':', '').slice(0, 17)}`
    for (const move of moves) await putInPlace(move, aside)
    await rm(join(place.dataDir, MARKER), { force: true })
    await rm(unfinished)
    return { manifest, operators }
  } finally {
    lock?.release()
  }
}

/** Verifies a backup; throws a `BackupError` unless it is complete and fits the target. */
async function checkBackup(backup: string, place: RestoreTarget): Promise<Manifest> {
  const manifest = await readManifest(backup)
  const kind = pathOf(place.databaseUrl) === null ? 'postgres' : 'libsql'
  if (place.databaseUrl.startsWith('libsql:') || manifest.database !== kind) {
    throw new BackupError(
      `The backup is of a ${manifest.database === 'libsql' ? 'libSQL file' : 'PostgreSQL database'}; DATABASE_URL names another kind.`,
    )
  }
  if (manifest.migrations > place.migrations) {
    throw new BackupError(
      'A newer version of Vonk made the backup. Restore it with that version, or a later one.',
    )
  }
  if (!manifest.files.some(({ path }) => path === DATABASE[kind])) {
    throw new BackupError('The backup has no database.')
  }
  for (const { path, bytes, sha256 } of manifest.files) {
    const found = await describeFile(join(backup, path)).catch(() => null)
    if (found?.bytes !== bytes || found.sha256 !== sha256) {
      throw new BackupError(`${path} of the backup is missing, cut short or changed. Use another.`)
    }
  }
  if (kind === 'libsql') inspectLibsql(join(backup, DATABASE.libsql))
  return manifest
}

async function refuseOverwriting(place: RestoreTarget, path: string | null): Promise<void> {
  if (path === null) {
    const { tables, connections } = await inspectPostgres(place.databaseUrl)
    if (connections > 0) {
      throw new BackupError(
        `${connections} connections to the database are open. Stop the servers first.`,
      )
    }
    if (tables > 0 && !place.overwrite) throw new BackupError(notEmpty('The database'))
  }
  // Leftovers of an unfinished restore are overwritten.
  const { dataDir } = place
  const overwrite = place.overwrite || (await exists(join(dataDir, UNFINISHED)))
  const lockFiles =
    path === null ? [] : ['.lock', '.holder'].map((end) => `${basename(path)}${end}`)
  const there = (await readdir(dataDir)).filter(
    (name) => ![...lockFiles, UNFINISHED].includes(name),
  )
  const isThere = there.length > 0 || (path !== null && (await exists(path)))
  if (isThere && !overwrite) throw new BackupError(notEmpty('DATA_DIR'))
}

const notEmpty = (what: string) =>
  `${what} is not empty. Name an empty one, or add --overwrite to put aside what is there.`

/** Where a file or folder is copied to, before it is put in its place. */
const stagedAt = (place: string): string => `${place}.restoring`

/** Copies the backup next to its target; photos as one folder, the rest file by file. */
async function stage(
  backup: string,
  { files }: Manifest,
  to: { readonly dataDir: string; readonly database: string | null },
): Promise<readonly Move[]> {
  const moves = new Map<string, Move>()
  const add = async (place: string) => {
    const staged = stagedAt(place)
    if (!moves.has(place)) await rm(staged, { recursive: true, force: true })
    moves.set(place, { place, staged })
    return staged
  }
  // Also if the backup has none: existing photos belong to other data.
  const photos = await add(join(to.dataDir, 'photos'))
  await makeFolder(photos)
  for (const { path, sha256 } of files) {
    const within = path.startsWith('photos/') ? path.slice('photos/'.length) : null
    if (within === null && path === DATABASE.postgres) continue
    const isDatabase = path === DATABASE.libsql
    const place = isDatabase ? (to.database ?? '') : join(to.dataDir, basename(path))
    const target = within === null ? await add(place) : join(photos, within)
    const copied = await copyFile(join(backup, path), target)
    if (copied.sha256 !== sha256) throw new BackupError(`${path} changed while it was copied.`)
  }
  return [...moves.values()]
}

async function putInPlace({ staged, place }: Move, aside: string): Promise<void> {
  for (const end of ['', '-wal', '-shm']) {
    if (await exists(`${place}${end}`)) await rename(`${place}${end}`, `${place}${aside}${end}`)
  }
  await rename(staged, place)
}
