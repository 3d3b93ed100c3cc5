import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readManifest } from './manifest.ts'

/** The newest whole backup in a folder, and when it was made; `null`: there is none. */
export async function newestBackup(
  folder: string,
): Promise<{ readonly path: string; readonly madeAt: Date } | null> {
  const names = await readdir(folder).catch(() => [])
  // Names are their moments.
  for (const name of names
    .filter((one) => one.startsWith('vonk-'))
    .toSorted()
    .reverse()) {
    const path = join(folder, name)
    const manifest = await readManifest(path).catch(() => null)
    if (manifest) return { path, madeAt: new Date(manifest.madeAt) }
  }
  return null
}
