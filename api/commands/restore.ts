/** `bun run restore <folder|s3://…/backup> [--overwrite] [--without-log]`: restores a backup to DATA_DIR and DATABASE_URL. */
import { basename, dirname } from 'node:path'
import { openPlace } from '#adapters/backup/backup-place.ts'
import { backupStore } from '#adapters/backup/backup-store.ts'
import { newestLog } from '#adapters/backup/log/replay-log.ts'
import { BACKUP_NAME, BackupError, type Manifest, SITES } from '#adapters/backup/manifest.ts'
import { type BackupSource, type Restored, restoreBackup } from '#adapters/backup/restore-backup.ts'
import type { BackupTarget } from '#adapters/backup/sealed-objects.ts'
import { KNOWN_MIGRATIONS } from '#adapters/drizzle/known-migrations.ts'
import { backupKeyIn, backupPlaceIn } from '../server/backup-config.ts'
import { type DataLocation, isPostgres, readDataLocation } from '../server/config.ts'
import type { Env } from '../server/env.ts'
import { type Command, main, type Say, UsageError } from './command.ts'

/** Removed since, they are operators again, with the password, the app and the recovery codes of then. */
const OPERATORS =
  'Whoever was an operator then is one again, is logged out, and can use no earlier invitation. Remove who should not be, by `bun run operators`:'

export const restore: Command = async (given, env, say) => {
  const [backup, ...more] = given.filter((word) => !FLAGS.includes(word))
  if (backup === undefined || more.length > 0 || backup.startsWith('-')) {
    throw new UsageError('bun run restore <backup> [--overwrite] [--without-log]')
  }
  const place = readDataLocation(env)
  const migrations = KNOWN_MIGRATIONS[isPostgres(place.databaseUrl) ? 'postgres' : 'libsql']
  const overwrite = given.includes('--overwrite')
  const withLog = !given.includes('--without-log')
  const restored = await restoreBackup(
    await sourceIn(backup, env),
    { ...place, overwrite, migrations, withLog },
    new Date(),
  )
  const { manifest, operators, erased, unreadLists, listMissing, log, newer } = restored
  say(`Restored what was backed up at ${manifest.madeAt} into ${place.dataDir}.`)
  sayLog(log, say)
  if (restored.lostPhotos > 0)
    say(
      `Photos that were added after the backup and are not in its log are lost: ${restored.lostPhotos}. Their members have to add them again.`,
    )
  if (withLog && manifest.logged && log.at === null && log.fault === null)
    say(`Its log is not there: what was written after ${manifest.madeAt} may be lost.`)
  if (withLog && newer)
    say(`A log leads from ${newer.backup} to ${timeOf(newer.at)}: restore that for what is newer.`)
  say(operators.length === 0 ? 'It has no operators.' : OPERATORS)
  for (const { email, name } of operators) say(`  ${email}  ${name}`)
  if (manifest.environment.length > 0) {
    say(`Start the server with the same ${manifest.environment.join(', ')} as then.`)
  }
  sayPhotos(manifest, place, say)
  if (manifest.files.some(({ path }) => path === SITES))
    say(`The sites file of then is ${place.dataDir}/${SITES}: name it in SITES.`)
  if (erased > 0)
    say(`${erased} members were erased since. The server erases them again once it runs.`)
  if (unreadLists > 0)
    say(
      `${unreadLists} lists of erased members are of another BACKUP_KEY, or damaged: some may be members again.`,
    )
  if (manifest.install !== undefined)
    say(
      'It is another database from now on: the server makes new backups, and removes none of before. Remove those yourself, once you are sure.',
    )
  if (listMissing)
    say('The list of erased members is not there: who was erased since may be a member again.')
}

const timeOf = (at: number): string => new Date(at).toISOString()

const FLAGS = ['--overwrite', '--without-log']

/** How far the log led. */
function sayLog({ at, fault }: Restored['log'], say: Say): void {
  const until = at === null ? 'the backup' : timeOf(at)
  if (at !== null) say(`With what was written until ${until}, by the log that follows it.`)
  if (fault !== null) say(`What was written after ${until} is lost: of the log ${fault}.`)
}

/** A backup by its folder or address; what is there instead is named. */
async function sourceIn(given: string, env: Env): Promise<BackupSource> {
  const key = backupKeyIn(env)
  const location = backupPlaceIn(given, env)
  const path = typeof location === 'string' ? location : location.prefix
  const folder = basename(path)
  const above =
    typeof location === 'string'
      ? dirname(path)
      : { ...location, prefix: path.slice(0, -folder.length - 1) }
  const source = { place: openPlace(above), key, folder }
  if (BACKUP_NAME.test(folder)) return source
  const there = { place: openPlace(location), key }
  const choices = await choicesAt(there)
  if (choices === null) return source
  throw new BackupError(choices)
}

/** The backups at a place, and where their logs lead to; with their installs, if there are several. */
async function choicesAt(target: BackupTarget): Promise<string | null> {
  const store = backupStore(target)
  const { whole } = await store.names()
  if (whole.length === 0) return null
  const of = new Map<string, string>()
  for (const name of whole) {
    const manifest = await store.tryManifest(name)
    if (!(manifest instanceof BackupError) && manifest.install !== undefined)
      of.set(name, manifest.install)
  }
  const installs = new Set(of.values())
  const marked = (name: string) =>
    installs.size > 1 && of.has(name) ? `${name} (install ${of.get(name)})` : name
  const logs: string[] = []
  for (const install of installs.size === 0 ? [null] : installs) {
    const log = await newestLog(target, { install, now: Date.now() })
    if (log) logs.push(` A log leads from ${marked(log.backup)} to ${timeOf(log.at)}.`)
  }
  return `Name one of the backups there: ${whole.map(marked).join(', ')}.${[...new Set(logs)].join('')}`
}

/** Where the photos are, unless the backup had them and the server reads them where they are now. */
function sayPhotos({ photoStore, files }: Manifest, place: DataLocation, say: Say): void {
  if (photoStore !== undefined) say(`The photos are not in the backup, but in ${photoStore}.`)
  else if (place.photoStore && files.some(({ path }) => path.startsWith('photos/')))
    say(
      `The photos are in ${place.dataDir}. Copy them to where servers read them: bun run move photos --from folder --to <PHOTO_STORE_URL>`,
    )
}

if (import.meta.main) await main(restore)
