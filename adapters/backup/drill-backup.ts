import { join } from 'node:path'
import { openLibsql } from '../drizzle/libsql.ts'
import { openPostgres } from '../drizzle/postgres.ts'
import type { BackupStore } from './backup-store.ts'
import { installIdOf } from './install-id.ts'
import { factsOfLibsql, inspectLibsql, unevenLibsql } from './libsql-copy.ts'
import { readLogPhoto, replayLogOf } from './log/replay-log.ts'
import {
  type BackedUpFile,
  BackupError,
  bytesOf,
  type Counts,
  DATABASE,
  type Manifest,
} from './manifest.ts'
import { newestBackup } from './newest-backup.ts'
import { checkPostgres, loadPostgres, withScratchPostgres } from './postgres-dump.ts'
import type { BackupTarget } from './sealed-objects.ts'
import { photosKnown } from './shown-photos.ts'
import { unpackBackup } from './unpack-backup.ts'
import { inWorkFolder } from './work-folder.ts'

/** As many photos are read; of all others it is looked whether they are there, with their size. */
const READ_PHOTOS = 200

type Install = { readonly dataDir: string; readonly databaseUrl: string }

/**
 * Restores the newest backup of the install beside the data, opens it as a server would and looks whether it is what was backed up;
 * then removes it; how many bytes it has. Throws a `BackupError` if it is not.
 */
export async function drillBackup(
  install: Install,
  target: BackupTarget,
  now: number,
): Promise<number> {
  const own = await installIdOf(install.databaseUrl)
  const newest = await newestBackup(target, { install: own, now })
  if (!newest) throw new BackupError('There is no backup to try.', 'NO_BACKUP')
  const { name, manifest } = newest
  return inWorkFolder(install.dataDir, async (work) => {
    const database = DATABASE[manifest.database]
    const store = await unpackBackup(target, newest, work)
    if (manifest.database === 'libsql') await tryLibsql(join(work, database), target, manifest)
    else await tryPostgres(install.databaseUrl, join(work, database), manifest)
    await tryPhotos(store, name, manifest)
    return bytesOf(manifest.files)
  })
}

async function tryLibsql(path: string, target: BackupTarget, manifest: Manifest): Promise<void> {
  inspectLibsql(path)
  compareCounts(factsOfLibsql(path).counts, manifest)
  const { fault, photos } = await replayLogOf(target, manifest, path)
  if (fault !== null) throw new BackupError(`The log cannot be followed: ${fault}.`, 'LOG_DAMAGED')
  inspectLibsql(path)
  for (const photo of someOf(photosKnown(path, photos.values())))
    if (!(await readLogPhoto(target, manifest.id ?? '', photo)))
      throw new BackupError('Photos of the log are missing or damaged.', 'PHOTOS_MISSING')
  await (await openLibsql({ url: `file:${path}` })).close()
  refuseUneven(unevenLibsql(path))
}

async function tryPostgres(databaseUrl: string, dump: string, manifest: Manifest): Promise<void> {
  const tried = await withScratchPostgres(databaseUrl, async (url) => {
    await loadPostgres(url, dump)
    const { counts, uneven } = await checkPostgres(url)
    compareCounts(counts, manifest)
    refuseUneven(uneven)
    await (await openPostgres({ url, connections: 1 })).close()
    return true
  })
  if (tried === null)
    throw new BackupError(
      'The database user may not create a database to restore into: grant it CREATEDB.',
      'NO_CREATEDB',
    )
}

function compareCounts(found: Counts, { counts }: Manifest): void {
  if (counts && JSON.stringify(found) !== JSON.stringify(counts))
    throw new BackupError(
      'The restored database has other rows than the one that was backed up.',
      'OTHER_COUNTS',
    )
}

function refuseUneven(uneven: number): void {
  if (uneven > 0)
    throw new BackupError(`${uneven} wallets are not what the ledger says.`, 'UNEVEN_WALLETS')
}

async function tryPhotos(store: BackupStore, folder: string, manifest: Manifest): Promise<void> {
  const photos = manifest.files.filter(({ path }) => path.startsWith('photos/'))
  const there = manifest.format === 1 ? null : await store.photosThere()
  const missing = ({ path, bytes }: BackedUpFile) =>
    there !== null && there.get(path) !== store.storedBytes(bytes)
  if (photos.some(missing))
    throw new BackupError('Photos of the backup are missing or cut short.', 'PHOTOS_MISSING')
  for (const file of someOf(photos)) for await (const _ of store.readFile(folder, manifest, file));
}

/** A few of many, evenly. */
function someOf(photos: readonly BackedUpFile[]): readonly BackedUpFile[] {
  const every = Math.max(1, Math.ceil(photos.length / READ_PHOTOS))
  return photos.filter((_, nth) => nth % every === 0)
}
