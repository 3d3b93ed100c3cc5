import { join } from 'node:path'
import { type BackupStore, backupStore } from './backup-store.ts'
import type { Made } from './make-backup.ts'
import { copyOut } from './restore-backup.ts'
import type { BackupTarget } from './sealed-objects.ts'

/** Copies a backup without its photos, verified, into a folder. */
export async function unpackBackup(
  target: BackupTarget,
  { name, manifest }: Pick<Made, 'name' | 'manifest'>,
  folder: string,
): Promise<BackupStore> {
  const store = backupStore(target)
  for (const file of manifest.files) {
    if (file.path.startsWith('photos/')) continue
    await copyOut(store.readFile(name, manifest, file), join(folder, file.path))
  }
  return store
}
