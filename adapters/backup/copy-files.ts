import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Creates a folder readable only by its owner; the first one that was not there, if any. */
export const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: 0o700 })

/** All files below a folder, by relative path; none if the folder does not exist. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    ifMissing([]),
  )
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()
}

/** A value instead of an error where there is no such file. */
export const ifMissing =
  <T>(instead: T) =>
  (failure: unknown): T => {
    if (['ENOENT', 'ENOTDIR', 'SQLITE_CANTOPEN'].includes(Object(failure).code)) return instead
    throw failure
  }
