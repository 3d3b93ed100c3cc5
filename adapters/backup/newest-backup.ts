import { type BackupStore, backupStore } from './backup-store.ts'
import { BackupError, isAhead, type Manifest } from './manifest.ts'
import type { BackupTarget } from './sealed-objects.ts'

/** Whose backups are looked at, and when. */
export type Whose = {
  /** The id of a database: its own backups, and those that tell none. `null`: all. */
  readonly install: string | null
  /** What is of later is of a wrong clock, and never the newest. */
  readonly now: number
}

export type Found = { readonly name: string; readonly manifest: Manifest }

/** Of versions that told no id, all are one's own. */
export const isOwn = ({ install }: Manifest, own: string | null): boolean =>
  own === null || install === undefined || install === own

/** The newest whole backup at a place; `null`: there is none. Throws where it cannot be read, as with another key. */
export async function newestBackup(target: BackupTarget, whose: Whose): Promise<Found | null> {
  const store = backupStore(target)
  let fault: BackupError | null = null
  for (const name of await newestFirst(store, whose)) {
    const manifest = await store.tryManifest(name)
    if (manifest instanceof BackupError) fault ??= manifest
    else if (isOwn(manifest, whose.install)) return { name, manifest }
  }
  if (fault !== null) throw fault
  return null
}

/** The newest backup of another database at a place; `null`: there is none that can be read. */
export async function othersBackup(target: BackupTarget, whose: Whose): Promise<Found | null> {
  const store = backupStore(target)
  for (const name of await newestFirst(store, whose)) {
    const manifest = await store.tryManifest(name)
    if (!(manifest instanceof BackupError || isOwn(manifest, whose.install)))
      return { name, manifest }
  }
  return null
}

async function newestFirst(store: BackupStore, { now }: Whose): Promise<readonly string[]> {
  const { whole } = await store.names()
  return whole.filter((name) => !isAhead(name, now)).toReversed()
}
