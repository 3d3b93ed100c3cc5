import { openPlace } from '#adapters/backup/backup-place.ts'
import type { BackupRequest } from '#adapters/backup/backup-worker.ts'
import { backupsBeside } from '#adapters/backup/backups-beside.ts'
import { erasedLists } from '#adapters/backup/erased-lists.ts'
import type { Backups } from '../jobs/back-up.ts'
import { checkBackupPlace } from './backup-config.ts'
import { installOf } from './backup-install.ts'
import type { Config } from './config.ts'
import type { Env } from './env.ts'

type OpenBackups = Backups & { stop(): void }

/** The backups that a server makes and tries; `null`: no place for them is configured. */
export function openBackups(config: Config, env: Env): OpenBackups | null {
  if (config.backups === null) return null
  const { location, key, every, stored, photos } = config.backups
  const install = installOf(config, env, photos)
  const beside = backupsBeside()
  const ask = (asked: BackupRequest['asked']) =>
    beside.ask({ asked, install, location, key, stored, now: new Date() })
  const lists = erasedLists({ place: openPlace(location), key })
  return {
    every,
    async make() {
      await checkBackupPlace(location)
      return ask('make')
    },
    drill: () => ask('drill'),
    look: () => ask('look'),
    erased: (member) => lists.addMember(member),
    stop: beside.stop,
  }
}
