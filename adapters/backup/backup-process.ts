/** A process of its own for what takes long and blocks: see `backups-beside.ts`. */

import type { StoredBackups } from '#core/platform/backups.ts'
import { type BackupLocation, openPlace } from './backup-place.ts'
import { drillBackup } from './drill-backup.ts'
import { installIdOf } from './install-id.ts'
import { type LogRequest, shipRegularly } from './log/ship-regularly.ts'
import { type Install, makeBackup } from './make-backup.ts'
import { bytesOf, codeOf } from './manifest.ts'
import { newestBackup, othersBackup, type Whose } from './newest-backup.ts'
import { pruneBackups } from './prune-backups.ts'
import type { BackupTarget } from './sealed-objects.ts'

export type BackupRequest = {
  readonly asked: 'make' | 'drill' | 'find' | 'others'
  readonly install: Install
  readonly location: BackupLocation
  readonly key: Uint8Array | null
  readonly stored: StoredBackups
  readonly now: number
}
export type BackupAnswer =
  | {
      readonly ok: true
      readonly madeAt: number | null
      readonly bytes: number
      readonly facts: Facts
    }
  | { readonly ok: false; readonly code: string }
type Facts = Readonly<Record<string, number | string>>

async function resultOf(request: BackupRequest) {
  const { asked, install, location, key, stored } = request
  const now = new Date(request.now)
  const target = { place: openPlace(location), key }
  if (asked === 'drill')
    return {
      madeAt: request.now,
      bytes: await drillBackup(install, target, request.now),
      facts: {},
    }
  if (asked === 'find' || asked === 'others') {
    const whose = { install: await installIdOf(install.databaseUrl), now: request.now }
    if (asked === 'others') return { madeAt: null, bytes: 0, facts: await others(target, whose) }
    const newest = await newestBackup(target, whose)
    const madeAt = newest && Date.parse(newest.manifest.madeAt)
    return { madeAt, bytes: bytesOf(newest?.manifest.files ?? []), facts: {} }
  }
  const made = await makeBackup(install, target, now)
  const pruned = await pruneBackups(target, { stored, now, install: made.manifest.install })
  const facts = { stored: made.stored, pruned: pruned.backups, pruned_photos: pruned.photos }
  return { madeAt: request.now, bytes: bytesOf(made.manifest.files), facts }
}

async function others(target: BackupTarget, whose: Whose): Promise<Facts> {
  const found = await othersBackup(target, whose)
  return found ? { backup: found.name, install: found.manifest.install ?? '' } : {}
}

async function answer(request: BackupRequest): Promise<void> {
  const done = await resultOf(request).then(
    (found): BackupAnswer => ({ ok: true, ...found }),
    (failure: unknown): BackupAnswer => ({ ok: false, code: codeOf(failure) }),
  )
  process.send?.(done)
}

/** Until it is told to end. */
function ship(request: LogRequest): void {
  const end = shipRegularly(request, (report) => process.send?.(report))
  process.once('message', async () => {
    await end()
    process.exit(0)
  })
}

// The server is gone: what is under way is of no use to anybody.
process.on('disconnect', () => process.exit(1))
process.once('message', (request: BackupRequest | LogRequest) =>
  request.asked === 'log' ? ship(request) : void answer(request),
)
