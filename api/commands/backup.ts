/** `bun run backup [<folder>|s3://…] [--photos] [--prune]`: backs up this install, also while its server runs. */
import { parseArgs } from 'node:util'
import { openPlace } from '#adapters/backup/backup-place.ts'
import { makeBackup } from '#adapters/backup/make-backup.ts'
import { bytesOf } from '#adapters/backup/manifest.ts'
import { pruneBackups } from '#adapters/backup/prune-backups.ts'
import {
  backupKeyIn,
  backupPlaceIn,
  backupsStored,
  checkBackupPlace,
} from '../server/backup-config.ts'
import { installOf } from '../server/backup-install.ts'
import { readDataLocation } from '../server/config.ts'
import { type Env, flag } from '../server/env.ts'
import { placeText } from '../server/photo-store.ts'
import { type Command, main, UsageError } from './command.ts'
import { parsed } from './init/options.ts'

const USAGE = 'bun run backup [<folder>|s3://…] [--photos] [--prune]'
const MB = 1024 * 1024

export const backup: Command = async (given, env, say) => {
  const { target, photos, prune } = optionsIn(given, env)
  const location = backupPlaceIn(target, env)
  const key = backupKeyIn(env)
  const stored = backupsStored(env)
  await checkBackupPlace(location)
  const data = readDataLocation(env)
  const install = installOf(data, env, photos)
  const place = openPlace(location)
  const made = await makeBackup(install, { place, key }, new Date())
  const bytes = bytesOf(made.manifest.files)
  const sizes = `${(bytes / MB).toFixed(1)} MB, of which ${(made.stored / MB).toFixed(1)} MB were new`
  say(`${made.name} in ${place.text}: ${made.manifest.files.length} files, ${sizes}`)
  if (key === null) say('It is not encrypted: anybody who can read it has it all. See BACKUP_KEY.')
  if (install.environment.length > 0)
    say(`Not in it, as they are set in the environment: ${install.environment.join(', ')}.`)
  if (made.manifest.photoStore !== undefined)
    say(`The photos are not in it: back up ${placeText(data)}, right after this, or add --photos.`)
  if (!prune) return
  const pruned = await pruneBackups(
    { place, key },
    { stored, now: new Date(), install: made.manifest.install },
  )
  say(`${pruned.backups} old backups and ${pruned.photos} photos of none are removed.`)
}

function optionsIn(given: readonly string[], env: Env) {
  const { words, photos, prune } = parsed(USAGE, () => {
    const { values, positionals } = parseArgs({
      args: [...given],
      options: {
        photos: { type: 'boolean', default: flag(env, 'BACKUP_PHOTOS') },
        prune: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    return { values: { ...values, words: positionals } }
  })
  const [target, ...more] = words
  if (more.length > 0) throw new UsageError(USAGE)
  return { target, photos, prune }
}

if (import.meta.main) await main(backup)
