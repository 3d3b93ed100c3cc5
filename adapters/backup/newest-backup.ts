import { backupStore } from './backup-store.ts'
import { BackupError, type Manifest } from './manifest.ts'
import type { BackupTarget } from './sealed-objects.ts'

/** The newest whole backup at a place; `null`: there is none. Throws where it cannot be read, as with another key. */
export async function newestBackup(
  target: BackupTarget,
): Promise<{ readonly name: string; readonly manifest: Manifest } | null> {
  const store = backupStore(target)
  const { whole } = await store.names()
  let fault: unknown = null
  for (const name of whole.toReversed()) {
    const manifest = await store.readManifest(name).catch((failure: unknown) => {
      if (!(failure instanceof BackupError) || failure.code.startsWith('S3_')) throw failure
      fault ??= failure
      return null
    })
    if (manifest) return { name, manifest }
  }
  if (fault !== null) throw fault
  return null
}
