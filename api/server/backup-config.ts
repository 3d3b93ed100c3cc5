import type { BackupLocation } from '#adapters/backup/backup-place.ts'
import { BackupError } from '#adapters/backup/manifest.ts'
import { bucketText } from '#adapters/photos/s3-bucket.ts'
import type { StoredBackups } from '#core/platform/backups.ts'
import { DAY, HOUR, type Millis, SECOND } from '#core/shared/time.ts'
import { bucketIn, checkBucket } from './bucket.ts'
import { ConfigError, type Env, flag, text } from './env.ts'
import { photoStoreIn } from './photo-store.ts'

/** Where backups go, how they are encrypted, and what is done with them by itself. */
export type BackupConfig = {
  readonly location: BackupLocation
  /** `null`: they are not encrypted. */
  readonly key: Uint8Array | null
  /** How often the server makes one; `null`: it makes none. */
  readonly every: Millis | null
  readonly stored: StoredBackups
  /** How often what was written since is stored; `null`: it is not. Of a file alone: PostgreSQL has a log of its own. */
  readonly log: Millis | null
  /** Whether photos of a bucket are copied too. */
  readonly photos: boolean
}

const KEY_BYTES = 32

/** The key of the environment. */
export function backupKeyIn(env: Env): Uint8Array | null {
  const given = text(env, 'BACKUP_KEY')
  if (given === null) return null
  const key = Buffer.from(given, 'base64')
  if (/^[\w+/-]{43}=?$/.test(given) && key.length === KEY_BYTES) return key
  throw new ConfigError(
    'BACKUP_KEY must be 32 random bytes in base64. Make one with: openssl rand -base64 32',
  )
}

/** A place by its name, by default that of the environment: a folder, or a bucket with the keys of the environment. */
export function backupPlaceIn(asked: string | null | undefined, env: Env): BackupLocation {
  const given = asked ?? text(env, 'BACKUP_URL') ?? 'backups'
  if (!/^[a-z0-9+.-]+:\/\//i.test(given)) return given
  const location = bucketIn(given, {
    name: 'BACKUP_URL',
    keyId: [
      'BACKUP_ACCESS_KEY_ID',
      text(env, 'BACKUP_ACCESS_KEY_ID') ?? text(env, 'S3_ACCESS_KEY_ID'),
    ],
    secret: [
      'BACKUP_SECRET_ACCESS_KEY',
      text(env, 'BACKUP_SECRET_ACCESS_KEY') ?? text(env, 'S3_SECRET_ACCESS_KEY'),
    ],
  })
  const photos = photoStoreIn(env)
  if (photos && bucketText(photos) === bucketText(location))
    throw new ConfigError(
      'BACKUP_URL must be another place than PHOTO_STORE_URL: another bucket, best at another provider, or another prefix.',
    )
  return location
}

/** What is configured; `null`: no place for backups is. */
export function backupConfig(env: Env): BackupConfig | null {
  const given = text(env, 'BACKUP_URL')
  const rest = {
    key: backupKeyIn(env),
    every: every(env),
    log: logEvery(env),
    stored: backupsStored(env),
    photos: flag(env, 'BACKUP_PHOTOS'),
  }
  if (given !== null) return { location: backupPlaceIn(given, env), ...rest }
  if (rest.every !== null)
    throw new ConfigError('BACKUP_EVERY needs BACKUP_URL: a folder, or s3://<bucket>.')
  return null
}

function every(env: Env): Millis | null {
  const given = text(env, 'BACKUP_EVERY')
  if (given === null) return null
  const [, count, unit] = /^([1-9]\d{0,2})([hd])$/.exec(given) ?? []
  if (count !== undefined) return Number(count) * (unit === 'h' ? HOUR : DAY)
  throw new ConfigError('BACKUP_EVERY must be hours or days, as 24h or 1d.')
}

function logEvery(env: Env): Millis | null {
  const given = text(env, 'BACKUP_LOG') ?? '20s'
  const [, seconds] = /^(\d{1,3})s?$/.exec(given) ?? []
  if (seconds === undefined) throw new ConfigError('BACKUP_LOG must be seconds, as 20s, or 0.')
  return Number(seconds) > 0 && every(env) !== null ? Number(seconds) * SECOND : null
}

/** How many backups stay. */
export function backupsStored(env: Env): StoredBackups {
  const given = text(env, 'BACKUP_STORED') ?? '7d+5w'
  const [, days, weeks = '0'] = /^([1-9]\d{0,2})d(?:\+(\d{1,2})w)?$/.exec(given) ?? []
  if (days !== undefined) return { days: Number(days), weeks: Number(weeks) }
  throw new ConfigError(
    'BACKUP_STORED must be days, and weeks of which one a week stays, as 7d+5w or 30d.',
  )
}

/** Throws a `BackupError` if a bucket cannot be used, or anybody may read it. */
export async function checkBackupPlace(location: BackupLocation): Promise<void> {
  if (typeof location === 'string') return
  await checkBucket(location, 'BACKUP_URL').catch((failure: unknown) => {
    if (!(failure instanceof ConfigError)) throw failure
    throw new BackupError(failure.message, 'BACKUP_PLACE')
  })
}
