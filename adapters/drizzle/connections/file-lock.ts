import { Database } from 'bun:sqlite'
import { readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** An exclusive lock of a database file. */
export type Holder = { readonly pid: number; readonly host: string; readonly since: string }

/** A file locked by another process; `holder` is `null` if unknown. */
export class FileHeldError extends Error {
  override readonly name = 'FileHeldError'
  readonly holder: Holder | null

  constructor(holder: Holder | null) {
    super('another process has the database file open')
    this.holder = holder
  }
}

/** The holder writes its identity beside the file. */
export interface FileLock {
  release(): void
}

/**
 * Locks a database file for this process, or throws a `FileHeldError`. It is an OS lock on a file beside it, so a
 * crash releases it.
 */
export function lockFile(path: string): FileLock {
  const real = realPathOf(path)
  const lock = new Database(`${real}.lock`)
  const holderPath = `${real}.holder`
  try {
    lock.run('pragma busy_timeout = 0')
    // Nothing is ever written to it, so no journal file is needed.
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

/** Canonical path, through any links. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    // Does not exist yet.
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
