import { type StoredBackups, staleBackups } from '#core/platform/backups.ts'
import { DAY } from '#core/shared/time.ts'
import { type BackupStore, backupStore } from './backup-store.ts'
import { erasedLists } from './erased-lists.ts'
import { backupOf, LOGS } from './log/links.ts'
import { BackupError, isAhead, madeAt } from './manifest.ts'
import { isOwn } from './newest-backup.ts'
import type { BackupTarget } from './sealed-objects.ts'

type Pruned = { readonly backups: number; readonly photos: number }

type Rule = {
  readonly stored: StoredBackups
  readonly now: Date
  /** The id of the database whose backups these are, if it has one. */
  readonly install: string | undefined
}

/**
 * Removes old backups of an install, what is left of broken ones, and photos and lists that no other backup needs; what
 * another install has at the place stays, as does what is of later than now.
 */
export async function pruneBackups(
  target: BackupTarget,
  { stored, now, install }: Rule,
): Promise<Pruned> {
  const store = backupStore(target)
  // Before the backups: one that begins from here on adds none of these.
  const photos = await store.photosThere()
  const { whole, begun } = await store.names()
  const own = await ownOf(store, whole, install ?? '')
  const known = own.filter((name) => !isAhead(name, now.getTime()))
  const stale = new Set(staleBackups(known.map(madeAt), stored, now.getTime()))
  const old = known.filter((name) => stale.has(madeAt(name)))
  for (const name of old) await store.removeBackup(name)
  const broken = begun.filter((name) => madeAt(name) < now.getTime() - DAY)
  for (const name of broken) await store.removeBackup(name)
  const left = whole.filter((name) => !old.includes(name))
  await pruneLogs(target, { known, old, there: [...left, ...begun], now: now.getTime() })
  // A list is of use for backups that are older than it.
  if (left[0] !== undefined) await erasedLists(target).prune(left[0])
  // Another one is being made, and may count on photos that no manifest names yet.
  if (begun.length > broken.length) return { backups: old.length, photos: 0 }
  return { backups: old.length, photos: await prunePhotos(store, left, [...photos.keys()]) }
}

/** The backups of an install. One of another key may be another's; a damaged one goes when it is old. */
async function ownOf(store: BackupStore, names: readonly string[], install: string) {
  const own: string[] = []
  for (const name of names) {
    const manifest = await store.tryManifest(name)
    const isOurs =
      manifest instanceof BackupError
        ? manifest.code === 'BACKUP_DAMAGED'
        : isOwn(manifest, install)
    if (isOurs) own.push(name)
  }
  return own
}

/** A log is for the newest moment: that of the last backup stays too, until the new one has proved good. */
const STORED_LOGS = 2

type Logs = Readonly<Record<'known' | 'old' | 'there', readonly string[]>> & {
  readonly now: number
}

async function pruneLogs({ place }: BackupTarget, { known, old, there, now }: Logs): Promise<void> {
  const logs = new Map<string, string[]>()
  for await (const { name } of place.list(LOGS)) {
    const backup = backupOf(name)
    logs.set(backup, [...(logs.get(backup) ?? []), name])
  }
  const own = known.filter((name) => logs.has(name) && !old.includes(name))
  const spare = new Set([...old, ...own.toSorted().slice(0, -STORED_LOGS)])
  // Of a backup that is gone; another install may just have made one.
  const isLeft = (backup: string) => !there.includes(backup) && madeAt(backup) < now - DAY
  for (const [backup, names] of logs)
    if (spare.has(backup) || isLeft(backup)) for (const name of names) await place.remove(name)
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
