import { join } from 'node:path'
import { openPlace } from '#adapters/backup/backup-place.ts'
import type { BackupRequest } from '#adapters/backup/backup-process.ts'
import { type BackupDone, backupsBeside } from '#adapters/backup/backups-beside.ts'
import { erasedLists } from '#adapters/backup/erased-lists.ts'
import { type LogState, logBeside } from '#adapters/backup/log/log-beside.ts'
import { pathOf } from '#adapters/drizzle/libsql.ts'
import type { Figure } from '#adapters/shared/figures.ts'
import { HOUR, SECOND } from '#core/shared/time.ts'
import type { Log } from '../http/logs/log.ts'
import type { Backups } from '../jobs/back-up.ts'
import type { BackupConfig } from './backup-config.ts'
import { checkBackupPlace } from './backup-config.ts'
import { installOf } from './backup-install.ts'
import type { Config } from './config.ts'
import type { Env } from './env.ts'

export type OpenBackups = Backups & {
  figures(): readonly Figure[]
  /** Warns if another install has its backups at the place. */
  warn(): Promise<void>
  /** Breaks off what is under way. */
  stop(): void
  /** Stores the last of the log. */
  end(): Promise<void>
}

/** How often a place is asked for backups that others make. */
const FIND_EVERY = HOUR

/** The backups that a server makes and tries; `null`: no place for them is configured. */
export function openBackups(config: Config, env: Env, log: Log): OpenBackups | null {
  if (config.backups === null) return null
  const { location, key, every, stored, photos } = config.backups
  const ship = openLogBeside(config, config.backups, log)
  const install = installOf(config, env, photos, ship !== null)
  const beside = backupsBeside()
  const ask = (asked: BackupRequest['asked']) =>
    beside.ask({ asked, install, location, key, stored, now: Date.now() })
  let found: { readonly at: number; readonly done: BackupDone } | null = null
  const lists = erasedLists({ place: openPlace(location), key })
  return {
    every,
    async make() {
      await checkBackupPlace(location)
      return ask('make')
    },
    drill: () => ask('drill'),
    async find() {
      if (found === null || performance.now() - found.at >= FIND_EVERY)
        found = { at: performance.now(), done: await ask('find') }
      return found.done
    },
    erased: (member) => lists.addMember(member),
    needsBackup: () => ship?.state().needsBackup ?? false,
    figures: () => (ship ? [ageOf(ship.state())] : []),
    async warn() {
      // What the place does not answer is told by the first backup.
      const { facts } = await ask('others').catch(() => ({ facts: {} }))
      if (Object.keys(facts).length > 0) log('warn', 'backup.place-shared', facts)
    },
    stop: beside.stop,
    end: async () => ship?.stop(),
  }
}

/** What stores the log of a database file; `null` if none is. */
function openLogBeside(
  { dataDir, databaseUrl, photoStore }: Config,
  { location, key, log: every }: BackupConfig,
  log: Log,
) {
  const path = pathOf(databaseUrl)
  if (every === null || path === null) return null
  const source = { dataDir, path, photos: photoStore === null ? join(dataDir, 'photos') : null }
  return logBeside({ asked: 'log', source, location, key, every }, (code) =>
    code === null ? log('info', 'backup.log-back') : log('error', 'backup.log-failed', { code }),
  )
}

/** No age is below 0. */
const NEVER = -1

const ageOf = ({ at }: LogState): Figure => ({
  name: 'vonk_backup_log_age_seconds',
  kind: 'level',
  help: 'For how long nothing that is written was stored after the backup; -1 if nothing was since the start',
  value: at === null ? NEVER : Math.max(0, Date.now() - at) / SECOND,
})
