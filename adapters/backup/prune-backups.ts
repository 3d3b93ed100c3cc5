import { type StoredBackups, staleBackups } from '#core/platform/backups.ts'
import { DAY } from '#core/shared/time.ts'
import { type BackupStore, backupStore } from './backup-store.ts'
import { erasedLists } from './erased-lists.ts'
import { LOGS } from './log/links.ts'
import { madeAt } from './manifest.ts'
import type { BackupTarget } from './sealed-objects.ts'

type Pruned = { readonly backups: number; readonly photos: number }

/** Removes old backups, what is left of broken ones, and photos and lists that no other backup needs. */
export async function pruneBackups(
  target: BackupTarget,
  stored: StoredBackups,
  now: Date,
): Promise<Pruned> {
  const store = backupStore(target)
  // Before the backups: one that begins from here on adds none of these.
  const photos = await store.photosThere()
  const { whole, begun } = await store.names()
  const stale = new Set(staleBackups(whole.map(madeAt), stored, now.getTime()))
  const old = whole.filter((name) => stale.has(madeAt(name)))
  for (const name of old) await store.removeBackup(name)
  const broken = begun.filter((name) => madeAt(name) < now.getTime() - DAY)
  for (const name of broken) await store.removeBackup(name)
  const left = whole.filter((name) => !stale.has(madeAt(name)))
  await pruneLogs(target, left)
  // A list is of use for backups that are older than it.
  if (left[0] !== undefined) await erasedLists(target).prune(left[0])
  // Another one is being made, and may count on photos that no manifest names yet.
  if (begun.length > broken.length) return { backups: old.length, photos: 0 }
  return { backups: old.length, photos: await prunePhotos(store, left, [...photos.keys()]) }
}

/** A log is for the newest moment: that of the last backup stays too, until the new one has proved good. */
const STORED_LOGS = 2

async function pruneLogs({ place }: BackupTarget, backups: readonly string[]): Promise<void> {
  const logs = new Map<string, string[]>()
  for await (const { name } of place.list(LOGS)) {
    const backup = name.slice(LOGS.length).split('/')[0] ?? ''
    logs.set(backup, [...(logs.get(backup) ?? []), name])
  }
  const stored = [...logs.keys()].filter((one) => backups.includes(one)).toSorted()
  const kept = new Set(stored.slice(-STORED_LOGS))
  for (const [backup, names] of logs)
    if (!kept.has(backup)) for (const name of names) await place.remove(name)
}

async function prunePhotos(
  store: BackupStore,
  backups: readonly string[],
  photos: readonly string[],
): Promise<number> {
  const needed = new Set<string>()
  for (const name of backups) {
    // Of another key, with photos of its own; or damaged: then none is removed.
    const manifest = await store.readManifest(name).catch((failure: unknown) => {
      if (Object(failure).code === 'BACKUP_KEY') return null
      throw failure
    })
    for (const { path } of manifest?.files ?? []) needed.add(path)
  }
  const spare = photos.filter((path) => !needed.has(path))
  for (const path of spare) await store.removePhoto(path)
  return spare.length
}
