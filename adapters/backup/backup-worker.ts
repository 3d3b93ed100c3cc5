/** Worker thread for what takes long and blocks: see `backups-beside.ts`. */

import type { StoredBackups } from '#core/platform/backups.ts'
import { type BackupLocation, openPlace } from './backup-place.ts'
import { drillBackup } from './drill-backup.ts'
import { type Install, makeBackup } from './make-backup.ts'
import { BackupError } from './manifest.ts'
import { newestBackup } from './newest-backup.ts'
import { pruneBackups } from './prune-backups.ts'

export type BackupRequest = {
  readonly asked: 'make' | 'drill' | 'look'
  readonly install: Install
  readonly location: BackupLocation
  readonly key: Uint8Array | null
  readonly stored: StoredBackups
  readonly now: Date
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

declare const self: Worker

async function work({ asked, install, location, key, stored, now }: BackupRequest) {
  const target = { place: openPlace(location), key: key && new Uint8Array(key) }
  if (asked === 'drill') {
    const { bytes } = await drillBackup(install, target)
    return { madeAt: now.getTime(), bytes, facts: {} }
  }
  if (asked === 'look') {
    const newest = await newestBackup(target)
    const madeAt = newest && Date.parse(newest.manifest.madeAt)
    return { madeAt, bytes: bytesOf(newest?.manifest.files ?? []), facts: {} }
  }
  const made = await makeBackup(install, target, now)
  const pruned = await pruneBackups(target, stored, now)
  const facts = { stored: made.stored, pruned: pruned.backups, pruned_photos: pruned.photos }
  return { madeAt: now.getTime(), bytes: bytesOf(made.manifest.files), facts }
}

const bytesOf = (files: readonly { readonly bytes: number }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

self.onmessage = async ({ data }: MessageEvent<BackupRequest>) => {
  const answer = await work(data).then(
    (done): BackupAnswer => ({ ok: true, ...done }),
    (failure: unknown): BackupAnswer => ({
      ok: false,
      code:
        failure instanceof BackupError ? failure.code : String(Object(failure).code ?? 'FAILED'),
    }),
  )
  self.postMessage(answer)
}
