import { type StoredBackups, staleBackups } from '#core/platform/backups.ts'
import { DAY } from '#core/shared/time.ts'
import { backupStore } from './backup-store.ts'
import { erasedLists } from './erased-lists.ts'
import type { BackupTarget } from './sealed-objects.ts'

type Pruned = { readonly backups: number; readonly photos: number }

/** When a backup was made, by its name. */
export const madeAt = (name: string): number => {
  const [, date, hour, minute, second, rest = '.000'] =
    /^vonk-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)(\.\d{3})?$/.exec(name) ?? []
  return Date.parse(`${date}T${hour}:${minute}:${second}${rest}Z`)
}

/** Removes old backups, what is left of broken ones, and photos and lists that no other backup needs. */
export async function pruneBackups(
  target: BackupTarget,
  stored: StoredBackups,
  now: Date,
): Promise<Pruned> {
  const store = backupStore(target)
  const photos: string[] = []
  // Before the backups: one that begins from here on adds none of these.
  for await (const { name } of target.place.list(`${store.photoFolder}/`)) photos.push(name)
  const { whole, begun } = await store.names()
  const stale = new Set(staleBackups(whole.map(madeAt), stored, now.getTime()))
  const old = whole.filter((name) => stale.has(madeAt(name)))
  for (const name of old) await store.removeBackup(name)
  const broken = begun.filter((name) => madeAt(name) < now.getTime() - DAY)
  for (const name of broken) await store.removeBackup(name)
  const left = whole.filter((name) => !stale.has(madeAt(name)))
  // A list is of use for backups that are older than it.
  if (left[0] !== undefined) await erasedLists(target).prune(left[0])
  // Another one is being made, and may count on photos that no manifest names yet.
  if (begun.length > broken.length) return { backups: old.length, photos: 0 }
  return { backups: old.length, photos: await prunePhotos(target, left, photos) }
}

async function prunePhotos(
  target: BackupTarget,
  backups: readonly string[],
  photos: readonly string[],
): Promise<number> {
  const store = backupStore(target)
  const needed = new Set<string>()
  for (const name of backups) {
    // Of another key, with photos of its own; or damaged: then none is removed.
    const manifest = await store.readManifest(name).catch((failure: unknown) => {
      if (Object(failure).code === 'BACKUP_KEY') return null
      throw failure
    })
    for (const { path } of manifest?.files ?? []) needed.add(path)
  }
  const pathOf = (name: string) =>
    `photos/${name.slice(store.photoFolder.length + 1).replace(/\.sealed$/, '')}`
  const spare = photos.filter((name) => !needed.has(pathOf(name)))
  for (const name of spare) await target.place.remove(name)
  return spare.length
}
