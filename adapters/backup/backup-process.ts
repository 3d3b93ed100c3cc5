/** A process of its own for what takes long and blocks: see `backups-beside.ts`. */

import type { StoredBackups } from '#core/platform/backups.ts'
import { type BackupLocation, openPlace } from './backup-place.ts'
import { drillBackup } from './drill-backup.ts'
import { type LogRequest, shipRegularly } from './log/ship-regularly.ts'
import { type Install, makeBackup } from './make-backup.ts'
import { BackupError, bytesOf } from './manifest.ts'
import { newestBackup } from './newest-backup.ts'
import { pruneBackups } from './prune-backups.ts'

export type BackupRequest = {
  readonly asked: 'make' | 'drill' | 'find'
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
type Facts = Readonly<Record<string, number>>

async function resultOf(request: BackupRequest) {
  const { asked, install, location, key, stored } = request
  const now = new Date(request.now)
  const target = { place: openPlace(location), key }
  if (asked === 'drill')
    return { madeAt: request.now, bytes: await drillBackup(install, target), facts: {} }
  if (asked === 'find') {
    const newest = await newestBackup(target)
    const madeAt = newest && Date.parse(newest.manifest.madeAt)
    return { madeAt, bytes: bytesOf(newest?.manifest.files ?? []), facts: {} }
  }
  const made = await makeBackup(install, target, now)
  const pruned = await pruneBackups(target, stored, now)
  const facts = { stored: made.stored, pruned: pruned.backups, pruned_photos: pruned.photos }
  return { madeAt: request.now, bytes: bytesOf(made.manifest.files), facts }
}

async function answer(request: BackupRequest): Promise<void> {
  const done = await resultOf(request).then(
    (found): BackupAnswer => ({ ok: true, ...found }),
    (failure: unknown): BackupAnswer => ({
      ok: false,
      code:
        failure instanceof BackupError ? failure.code : String(Object(failure).code ?? 'FAILED'),
    }),
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
