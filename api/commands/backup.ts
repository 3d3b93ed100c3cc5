/** `bun run backup [target folder]`: backs up this install, also while its server runs. */
import { makeBackup } from '#adapters/backup/make-backup.ts'
import { readDataLocation } from '../server/config.ts'
import { placeText } from '../server/photo-store.ts'
import { type Command, main, UsageError } from './command.ts'

/** Secrets that may be set in the environment instead of DATA_DIR. */
const SECRETS = ['SESSION_SECRET', 'VAPID_PRIVATE_KEY', 'S3_SECRET_ACCESS_KEY']

export const backup: Command = async ([target = 'backups', ...more], env, say) => {
  if (more.length > 0 || target.startsWith('-')) {
    throw new UsageError('bun run backup [target folder]')
  }
  const environment = SECRETS.filter((name) => env[name])
  const location = readDataLocation(env)
  const photoStore = location.photoStore && placeText(location)
  const install = { ...location, environment, photoStore }
  const { folder, manifest } = await makeBackup(install, target, new Date())
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0)
  say(`${folder}: ${manifest.files.length} files, ${(bytes / 1024 / 1024).toFixed(1)} MB`)
  if (environment.length > 0) {
    say(`Not in it, as they are set in the environment: ${environment.join(', ')}.`)
  }
  if (photoStore !== null) say(`The photos are not in it: back up ${photoStore}, right after this.`)
}

if (import.meta.main) await main(backup)
