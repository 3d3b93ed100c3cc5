import { exists, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { lockFile } from '../drizzle/connections/file-lock.ts'
import { pathOf } from '../drizzle/libsql.ts'
import { type BackupStore, backupStore } from './backup-store.ts'
import { makeFolder } from './copy-files.ts'
import { eraseAgainLibsql, eraseAgainPostgres } from './erase-again.ts'
import { erasedLists } from './erased-lists.ts'
import { inspectLibsql } from './libsql-copy.ts'
import {
  type NewestLog,
  NO_LOG,
  newestLog,
  type Replayed,
  readLogPhoto,
  replayLogOf,
} from './log/replay-log.ts'
import { type BackedUpFile, BackupError, DATABASE, type Manifest } from './manifest.ts'
import { inspectPostgres, loadPostgres } from './postgres-dump.ts'
import { closeLibsqlDesk, closePostgresDesk, type RestoredOperator } from './restored-desk.ts'
import type { BackupTarget } from './sealed-objects.ts'
import { lostPhotos, photosKnown } from './shown-photos.ts'

/** A backup: where it is, and the folder it is in there. */
export type BackupSource = BackupTarget & { readonly folder: string }

/** Where to restore a backup. */
export type RestoreTarget = {
  readonly dataDir: string
  readonly databaseUrl: string
  /** Whether existing data may be moved aside. */
  readonly overwrite: boolean
  /** Number of migrations this version has. */
  readonly migrations: number
  /** Whether the log is followed too, to the newest moment. */
  readonly withLog: boolean
}

/** Marker in DATA_DIR during a restore: no server starts. */
export const UNFINISHED = 'restore.unfinished'

/** In DATA_DIR: the id of the database whose photos the folder has. */
export const MARKER = 'database.id'

/** A file or folder to be swapped in, once all are copied. */
type Move = { readonly staged: string; readonly place: string }

/** What was restored, who works at its desk, and how many members were erased since it was made. */
export type Restored = {
  readonly manifest: Manifest
  readonly operators: readonly RestoredOperator[]
  readonly erased: number
  /** How many lists of erased members could not be read, as those of another key. */
  readonly unreadLists: number
  /** Whether the list that was written with the backup is not there any more. */
  readonly listMissing: boolean
  readonly log: Replayed
  /** Photos that the log tells of, and that are neither in it nor in the backup. */
  readonly lostPhotos: number
  /** A log that leads further, of another backup. */
  readonly newer: NewestLog | null
}

/**
 * Restores a backup: every file is copied beside its place and compared before any change, and existing data is moved
 * aside under a name ending in `.replaced-…`. Sessions at the desk end: some may have been ended, or their operators
 * removed, since the backup. Whoever was erased since is erased again by the server's first round.
 */
export async function restoreBackup(
  source: BackupSource,
  place: RestoreTarget,
  now: Date,
): Promise<Restored> {
  const store = backupStore(source)
  const manifest = await store.readManifest(source.folder)
  checkFits(manifest, place)
  const erased = await erasedLists(source).read()
  // It may have been written with another key.
  const newest = await newestLog(source, {
    install: manifest.install ?? null,
    now: now.getTime(),
  }).catch(() => null)
  const path = pathOf(place.databaseUrl)
  const madeFolder = await makeFolder(place.dataDir)
  if (path !== null) await makeFolder(dirname(path))
  const lock = path === null ? null : lockFile(path)
  const stages = newStages({ dataDir: place.dataDir, database: path })
  const unfinished = join(place.dataDir, UNFINISHED)
  let changes = false
  try {
    await refuseOverwriting(place, path)
    const moves = await stages.copy(store, source.folder, manifest)
    const log = path === null ? NO_LOG : await followLog(source, { ...place, manifest }, path)
    const isBehind = path !== null && log.at !== null && manifest.photoStore === undefined
    const ofLog = isBehind ? await stages.copyLogged(source, manifest, log) : []
    const lost = isBehind ? lostPhotos(stagedAt(path), manifest, ofLog) : 0
    await writeFile(unfinished, '', { flush: true })
    changes = true
    if (path === null) await loadPostgres(place.databaseUrl, stages.dump)
    // Before anything is in place, so that no server ever starts with them.
    const operators =
      path === null ? await closePostgresDesk(place.databaseUrl) : closeLibsqlDesk(stagedAt(path))
    const again =
      path === null
        ? await eraseAgainPostgres(place.databaseUrl, erased.ids)
        : eraseAgainLibsql(stagedAt(path), erased.ids)
    const aside = `.replaced-${now.toISOString().replaceAll(':', '').slice(0, 17)}`
    for (const move of moves) await putInPlace(move, aside)
    await rm(stages.dump, { force: true })
    await rm(join(place.dataDir, MARKER), { force: true })
    await rm(unfinished)
    const listMissing = manifest.listed === true && !erased.lists.has(manifest.id ?? '')
    const newer = isNewer(newest, manifest, log) ? newest : null
    return {
      manifest,
      operators,
      erased: again,
      unreadLists: erased.unread,
      listMissing,
      log,
      lostPhotos: lost,
      newer,
    }
  } catch (failure) {
    if (!changes) await stages.discard()
    if (!changes && madeFolder !== undefined) await rm(madeFolder, { recursive: true, force: true })
    throw failure
  } finally {
    lock?.release()
  }
}

const isNewer = (newest: NewestLog | null, { id, madeAt }: Manifest, { at }: Replayed): boolean =>
  newest !== null && newest.backup !== id && newest.at > (at ?? Date.parse(madeAt))

/** Brings the copied database to the newest moment. */
async function followLog(
  source: BackupSource,
  { withLog, manifest, migrations }: RestoreTarget & { readonly manifest: Manifest },
  path: string,
): Promise<Replayed> {
  const staged = stagedAt(path)
  inspectLibsql(staged)
  if (!withLog) return NO_LOG
  const log = await replayLogOf(source, manifest, staged)
  if (inspectLibsql(staged) > migrations)
    throw new BackupError(
      'A newer version of Vonk wrote the log of the backup. Restore it with that version, or a later one; or the backup alone, by --without-log.',
    )
  return log
}

const NEWER =
  'A newer version of Vonk made the backup. Restore it with that version, or a later one.'

/** Throws a `BackupError` unless a backup fits the target. */
function checkFits(manifest: Manifest, place: RestoreTarget): void {
  const kind = pathOf(place.databaseUrl) === null ? 'postgres' : 'libsql'
  if (place.databaseUrl.startsWith('libsql:') || manifest.database !== kind) {
    throw new BackupError(
      `The backup is of a ${manifest.database === 'libsql' ? 'libSQL file' : 'PostgreSQL database'}; DATABASE_URL names another kind.`,
    )
  }
  if (manifest.migrations > place.migrations) {
    throw new BackupError(NEWER)
  }
  if (!manifest.files.some(({ path }) => path === DATABASE[kind])) {
    throw new BackupError('The backup has no database.')
  }
}

async function refuseOverwriting(place: RestoreTarget, path: string | null): Promise<void> {
  if (path === null) {
    const { tables, connections } = await inspectPostgres(place.databaseUrl)
    if (connections > 0) {
      throw new BackupError(
        `${connections} connections to the database are open. Stop the servers first.`,
      )
    }
    if (tables > 0 && !place.overwrite) throw new BackupError(NOT_EMPTY.database)
  }
  // Leftovers of an unfinished restore are overwritten.
  const { dataDir } = place
  const overwrite = place.overwrite || (await exists(join(dataDir, UNFINISHED)))
  const lockFiles =
    path === null ? [] : ['.lock', '.holder'].map((end) => `${basename(path)}${end}`)
  const there = (await readdir(dataDir)).filter(
    (name) => ![...lockFiles, UNFINISHED].includes(name) && !name.endsWith(STAGED),
  )
  const isThere = there.length > 0 || (path !== null && (await exists(path)))
  if (isThere && !overwrite) throw new BackupError(NOT_EMPTY.folder)
}

const NOT_EMPTY = {
  folder:
    'DATA_DIR is not empty. Name an empty one, or add --overwrite to put aside what is there.',
  database:
    'The database is not empty. Name an empty one, or add --overwrite: what is in it is then deleted, so back it up first.',
}

const STAGED = '.restoring'
/** Where a file or folder is copied to, before it is put in its place. */
const stagedAt = (place: string): string => `${place}${STAGED}`

/** Copies a backup next to its target; photos as one folder, the rest file by file. */
function newStages(to: { readonly dataDir: string; readonly database: string | null }) {
  const dump = stagedAt(join(to.dataDir, DATABASE.postgres))
  const moves = new Map<string, Move>()
  const add = async (place: string) => {
    const staged = stagedAt(place)
    if (!moves.has(place)) await rm(staged, { recursive: true, force: true })
    moves.set(place, { place, staged })
    return staged
  }
  const targetOf = async (path: string, photos: string): Promise<string> => {
    if (path.startsWith('photos/')) return join(photos, path.slice('photos/'.length))
    if (path === DATABASE.libsql) return add(to.database ?? '')
    if (path !== DATABASE.postgres) return add(join(to.dataDir, basename(path)))
    await rm(dump, { force: true })
    return dump
  }
  return {
    dump,
    async copy(store: BackupStore, folder: string, manifest: Manifest): Promise<readonly Move[]> {
      // Also if the backup has none: existing photos belong to other data.
      const photos = await add(join(to.dataDir, 'photos'))
      await makeFolder(photos)
      for (const file of manifest.files)
        await copyOut(store.readFile(folder, manifest, file), await targetOf(file.path, photos))
      return [...moves.values()]
    },
    /** The photos of the log, once the database is as it leads to; those that could be. */
    async copyLogged(
      source: BackupTarget,
      { id = '', files }: Manifest,
      { photos: logged }: Replayed,
    ): Promise<readonly BackedUpFile[]> {
      const photos = await add(join(to.dataDir, 'photos'))
      const there = new Set(files.map(({ path }) => path))
      const copied: BackedUpFile[] = []
      for (const file of photosKnown(stagedAt(to.database ?? ''), logged.values())) {
        const content = there.has(file.path) ? null : await readLogPhoto(source, id, file)
        if (!content) continue
        await copyOut([content], await targetOf(file.path, photos))
        copied.push(file)
      }
      return copied
    },
    async discard(): Promise<void> {
      for (const { staged } of moves.values()) await rm(staged, { recursive: true, force: true })
      await rm(dump, { force: true })
    },
  }
}

/** Writes a file of a backup, readable only by its owner. */
export async function copyOut(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  to: string,
): Promise<void> {
  await makeFolder(dirname(to))
  await using target = await open(to, 'wx', 0o600)
  for await (const chunk of content) await target.writeFile(chunk)
  await target.sync()
}

async function putInPlace({ staged, place }: Move, aside: string): Promise<void> {
  for (const end of ['', '-wal', '-shm']) {
    if (await exists(`${place}${end}`)) await rename(`${place}${end}`, `${place}${aside}${end}`)
  }
  await rename(staged, place)
}
