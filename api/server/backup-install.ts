import type { Install } from '#adapters/backup/make-backup.ts'
import type { DataLocation } from './config.ts'
import { type Env, text } from './env.ts'
import { placeText } from './photo-store.ts'
import type { Variable } from './variables.ts'

/** Secrets that may be set in the environment instead of DATA_DIR, and are then in no backup. */
const SECRETS = [
  'SESSION_SECRET',
  'VAPID_PRIVATE_KEY',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_SECRET_ACCESS_KEY',
  'BACKUP_KEY',
] as const satisfies readonly Variable[]

/** What a backup of an install has in it. */
export const installOf = (
  location: DataLocation,
  env: Env,
  photos: boolean,
  logged = false,
): Install => ({
  dataDir: location.dataDir,
  databaseUrl: location.databaseUrl,
  sitesFile: text(env, 'SITES'),
  environment: SECRETS.filter((name) => text(env, name) !== null),
  photoStore: location.photoStore && placeText(location),
  copiedBucket: photos ? location.photoStore : null,
  logged,
})
