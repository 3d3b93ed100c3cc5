import { openPlace } from '#adapters/backup/backup-place.ts'
import type { BackupRequest } from '#adapters/backup/backup-process.ts'
import { type BackupDone, backupsBeside } from '#adapters/backup/backups-beside.ts'
import { erasedLists } from '#adapters/backup/erased-lists.ts'
import { HOUR } from '#core/shared/time.ts'
import type { Backups } from '../jobs/back-up.ts'
import { checkBackupPlace } from './backup-config.ts'
import { installOf } from './backup-install.ts'
import type { Config } from './config.ts'
import type { Env } from './env.ts'

type OpenBackups = Backups & { stop(): void }

/** How often a place is asked for backups that others make. */
const FIND_EVERY = HOUR

/** The backups that a server makes and tries; `null`: no place for them is configured. */
export function openBackups(config: Config, env: Env): OpenBackups | null {
  if (config.backups === null) return null
  const { location, key, every, stored, photos } = config.backups
  const install = installOf(config, env, photos)
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
    stop: beside.stop,
  }
}
