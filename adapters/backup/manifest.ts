import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A backup that cannot be made or used, with what to do about it. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** A file of a backup, named by its place in it. */
export type BackedUpFile = {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/** What a backup holds, and of what. It is written last: a folder without one is no backup. */
export type Manifest = {
  readonly product: 'vonk'
  readonly format: 1
  readonly madeAt: string
  readonly database: 'libsql' | 'postgres'
  /** How many migrations the database has had. */
  readonly migrations: number
  /** Secrets that were set in the environment: they are not in the backup. */
  readonly environment: readonly string[]
  readonly files: readonly BackedUpFile[]
}

export const MANIFEST = 'manifest.json'
export const DATABASE = { libsql: 'database.db', postgres: 'database.dump' } as const

/** Within the backup, in one of its places: no path may lead out of it. */
const PATH =
  /^(database\.(db|dump)|sandbox\.db|secrets\/[a-z]+\.secret|photos(\/[\w-]+(\.[\w-]+)*)+)$/

/** Whether a backup may have a file of this path. */
export const isOfBackup = (path: string): boolean => PATH.test(path)

/** Reads what a backup says of itself, or throws a `BackupError`. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupError(`${folder} is no backup, or an unfinished one: it has no ${MANIFEST}.`)
  })
  const manifest = parsed(text)
  if (manifest?.product !== 'vonk') {
    throw new BackupError(`${MANIFEST} is damaged, or not of a backup of ours.`)
  }
  if (manifest.format !== 1) {
    throw new BackupError(
      `The backup has format ${manifest.format}, which a newer version of Vonk made. Restore it with that version.`,
    )
  }
  for (const { path } of manifest.files) {
    if (!isOfBackup(path)) throw new BackupError(`${MANIFEST} names ${path}, which no backup has.`)
  }
  return manifest
}

function parsed(text: string): Manifest | null {
  try {
    const manifest = JSON.parse(text)
    return Array.isArray(manifest.files) ? manifest : null
  } catch {
    return null
  }
}
