import { constants } from 'node:fs'
import { access, exists, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { UNFINISHED } from '#adapters/backup/restore-backup.ts'
import { appliedMigrations, movedFault } from '#adapters/drizzle/applied-migrations.ts'
import { KNOWN_MIGRATIONS } from '#adapters/drizzle/known-migrations.ts'
import { pathOf } from '#adapters/drizzle/libsql.ts'
import { bucketText } from '#adapters/photos/s3-bucket.ts'
import { checkBucket } from '../../server/bucket.ts'
import { type DataLocation, isPostgres } from '../../server/config.ts'
import { ConfigError } from '../../server/env.ts'
import { fine, type Line, look, wrong } from './line.ts'

const MB = 1024 * 1024
const [TOO_LITTLE, LITTLE] = [100 * MB, 1024 * MB]

/** The folder, and the room on its disk. */
export async function checkFolderOf({ dataDir }: DataLocation): Promise<readonly Line[]> {
  if (!(await exists(dataDir)))
    return [
      wrong('folder', `${dataDir} is not there`, 'see DATA_DIR, or run bun run init to make it'),
    ]
  const writable = await access(dataDir, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const room = `${Math.floor(free / MB)} MB are free`
  return [
    writable
      ? fine('folder', `${dataDir} can be written`)
      : wrong('folder', `${dataDir} cannot be written`, 'let the server’s own user write it'),
    free < TOO_LITTLE
      ? wrong('disk', room, 'make room: without it neither database nor photos can be stored')
      : free < LITTLE
        ? look('disk', room, 'make room soon')
        : fine('disk', room),
    ...((await exists(join(dataDir, UNFINISHED)))
      ? [wrong('restore', 'a restore into the folder did not finish', 'do it again')]
      : []),
  ]
}

/** The bucket with the photos, if they are in one. */
export async function checkPhotos({ photoStore }: DataLocation): Promise<readonly Line[]> {
  if (photoStore === null) return []
  try {
    await checkBucket(photoStore)
    return [fine('photos', `${bucketText(photoStore)} takes them, and shows them to nobody`)]
  } catch (failure) {
    if (!(failure instanceof ConfigError)) throw failure
    return [wrong('photos', failure.message, 'correct it: a start is refused until then')]
  }
}

/** Why a file cannot be read, as the system says it; `null` if it can. */
const readFault = (path: string): Promise<string | null> =>
  access(path, constants.R_OK).then(
    () => null,
    (failure) => String(Object(failure).code),
  )

/** The database and its version; `readable` says whether more can be read from it. */
export async function checkDatabase({
  databaseUrl: url,
}: DataLocation): Promise<{ readonly readable: boolean; readonly lines: readonly Line[] }> {
  const one = (readable: boolean, line: Line) => ({ readable, lines: [line] })
  const path = pathOf(url)
  const none = look('database', 'there is none yet', 'run bun run init, or start: it is made then')
  const unread = path === null ? null : await readFault(path)
  if (unread === 'ENOENT') return one(false, none)
  if (unread !== null)
    return one(
      false,
      wrong('database', `${path} cannot be read (${unread})`, 'let the server’s own user read it'),
    )
  const known = isPostgres(url) ? KNOWN_MIGRATIONS.postgres : KNOWN_MIGRATIONS.libsql
  try {
    const applied = await appliedMigrations(url)
    if (applied === 0) return one(false, none)
    if (applied === null)
      return one(true, fine('database', 'a libSQL server, whose version is not asked'))
    if (applied === known) {
      const moved = await movedFault(url)
      if (moved !== null) return one(true, wrong('database', moved, 'see DATABASE_URL'))
      return one(true, fine('database', `it answers, and has version ${applied}`))
    }
    return applied > known
      ? one(
          false,
          wrong(
            'database',
            `it has version ${applied}, and this program knows ${known}`,
            'run the version of Vonk that it was used with, or restore a backup of before',
          ),
        )
      : one(
          // What is read may have columns that are not there yet.
          false,
          look(
            'database',
            `it has version ${applied} of ${known}`,
            'back up, then start one server: it brings it up to date',
          ),
        )
  } catch (failure) {
    const says =
      failure instanceof Error ? failure.message.replaceAll(url, 'DATABASE_URL') : 'no answer'
    return one(
      false,
      wrong('database', `it cannot be read: ${says}`, 'see that it runs, and DATABASE_URL'),
    )
  }
}
