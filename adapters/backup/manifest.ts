import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A backup cannot be made or used; the message says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** A file of a backup, by its path in it. */
export type BackedUpFile = {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/** Contents of a backup. Written last: a folder without a manifest is no backup. */
export type Manifest = {
  readonly product: 'vonk'
  readonly format: 1
  readonly madeAt: string
  readonly database: 'libsql' | 'postgres'
  /** Number of migrations of the database. */
  readonly migrations: number
  /** Secrets set in the environment: not part of the backup. */
  readonly environment: readonly string[]
  /** The bucket with the photos, which are then not part of the backup. */
  readonly photoStore?: string
  readonly files: readonly BackedUpFile[]
}

export const MANIFEST = 'manifest.json'
export const DATABASE = { libsql: 'database.db', postgres: 'database.dump' } as const

/** A known place within the backup: prevents path traversal. */
const PATH =
  /^(database\.(db|dump)|sandbox\.db|secrets\/[a-z]+\.secret|photos(\/[\w-]+(\.[\w-]+)*)+)$/

/** Whether a path is allowed in a backup. */
export const isOfBackup = (path: string): boolean => PATH.test(path)

/** Parses a manifest, or throws a `BackupError`. */
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
