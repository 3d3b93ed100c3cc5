import { MINUTE } from '#core/shared/time.ts'

/** A backup cannot be made or used; the message says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
  /** What may be logged. */
  readonly code: string

  constructor(message: string, code = 'BACKUP') {
    super(message)
    this.code = code
  }
}

/** What may be logged of a failure, whichever it is. */
export const codeOf = (failure: unknown): string => String(Object(failure).code ?? 'FAILED')

/** A file of a backup, by its path in it. */
export type BackedUpFile = {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/** A file of a backup by its content. */
export const describeFile = (path: string, content: Uint8Array): BackedUpFile => ({
  path,
  bytes: content.length,
  sha256: new Bun.CryptoHasher('sha256').update(content).digest('hex'),
})

/** How much of what there is: a restore must find as much. */
export type Counts = Readonly<Record<'accounts' | 'messages' | 'ledger_entries', number>>

/** Contents of a backup. Written last: what has no manifest is no backup. */
export type Manifest = {
  readonly product: 'vonk'
  /** 1: a folder with its own photos. 2: in parts, with photos that backups at one place share. */
  readonly format: 1 | 2
  /** Its name when it was made; of format 1 there is none. */
  readonly id?: string
  readonly madeAt: string
  readonly database: 'libsql' | 'postgres'
  /** Number of migrations of the database. */
  readonly migrations: number
  /** Secrets set in the environment: not part of the backup. */
  readonly environment: readonly string[]
  /** The bucket with the photos, which are then not part of the backup. */
  readonly photoStore?: string
  readonly counts?: Counts
  /** The id of the database, once a server started on it. */
  readonly install?: string
  /** Whether a log follows it. */
  readonly logged?: true
  /** Whether the list of who was erased until then is beside it. */
  readonly listed?: true
  readonly files: readonly BackedUpFile[]
}

export const MANIFEST = 'manifest.json'
export const DATABASE = { libsql: 'database.db', postgres: 'database.dump' } as const
export const SITES = 'sites.json'
/** Names are their moments. */
export const BACKUP_NAME = /^vonk-\d{4}-\d\d-\d\dT\d{6}(\.\d{3})?$/

export const backupName = (now: Date): string =>
  `vonk-${now.toISOString().replaceAll(':', '').slice(0, 21)}`

/** When a backup was made, by its name. */
export const madeAt = (name: string): number => {
  const [, date, hour, minute, second, rest = '.000'] =
    /^vonk-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)(\.\d{3})?$/.exec(name) ?? []
  return Date.parse(`${date}T${hour}:${minute}:${second}${rest}Z`)
}

/** Clocks differ by less. */
const SLACK = 5 * MINUTE

/** Whether the time of a backup lies in the future. */
export const isAhead = (name: string, now: number): boolean => madeAt(name) > now + SLACK

export const bytesOf = (files: readonly BackedUpFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

/** A known place within the backup: prevents path traversal. */
const PATH =
  /^(database\.(db|dump)|sandbox\.db|sites\.json|secrets\/[a-z]+\.secret|photos(\/[\w-]+(\.[\w-]+)*)+)$/

/** Whether a path is allowed in a backup. */
export const isOfBackup = (path: string): boolean => PATH.test(path)

/** Parses a manifest, or throws a `BackupError`. */
export function parseManifest(text: string): Manifest {
  const manifest = parsed(text)
  if (manifest?.product !== 'vonk') {
    throw new BackupError(`${MANIFEST} is damaged, or not of a backup of ours.`, 'BACKUP_DAMAGED')
  }
  if (manifest.format !== 1 && manifest.format !== 2) {
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
