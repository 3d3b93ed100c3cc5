import { mkdir } from 'node:fs/promises'

/** Creates a folder readable only by its owner; the first one that was not there, if any. */
export const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: 0o700 })

/** A value instead of an error where there is no such file. */
export const ifMissing =
  <T>(instead: T) =>
  (failure: unknown): T => {
    if (['ENOENT', 'ENOTDIR', 'SQLITE_CANTOPEN'].includes(Object(failure).code)) return instead
    throw failure
  }
