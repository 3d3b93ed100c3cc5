import { Database } from 'bun:sqlite'
import { readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** Who has a database file to itself. */
export type Holder = { readonly pid: number; readonly host: string; readonly since: string }

/** A file that another process has; `holder` is `null` where nobody can tell which. */
export class FileHeldError extends Error {
  override readonly name = 'FileHeldError'
  readonly holder: Holder | null

  constructor(holder: Holder | null) {
    super('another process has the database file open')
    this.holder = holder
  }
}

/** Whoever holds a file says so beside it. */
export interface FileLock {
  release(): void
}

/**
 * Takes a database file for this process alone, or throws a `FileHeldError`. It is a lock of the operating system, on
 * a file beside it: one that a crash left behind is free.
 */
export function lockFile(path: string): FileLock {
  const real = realPathOf(path)
  const lock = new Database(`${real}.lock`)
  const holderPath = `${real}.holder`
  try {
    lock.run('pragma busy_timeout = 0')
    // Nothing is ever written to it, so there is nothing to be undone.
    lock.run('pragma journal_mode = memory')
    lock.run('begin exclusive')
  } catch (failure) {
    lock.close()
    if (Object(failure).code !== 'SQLITE_BUSY') throw failure
    throw new FileHeldError(holderIn(holderPath))
  }
  const holder: Holder = {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
  }
  writeFileSync(`${holderPath}.half`, JSON.stringify(holder))
  renameSync(`${holderPath}.half`, holderPath)

  return {
    release() {
      rmSync(holderPath, { force: true })
      lock.close()
    },
  }
}

/** The same for every way to a file, through whatever links. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    // It is yet to be made.
    return join(realpathSync(dirname(path)), basename(path))
  }
}

function holderIn(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
