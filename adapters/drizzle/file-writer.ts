import { closeSync, fdatasync, openSync, statSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Connection, Writer } from './connection.ts'

const sync = promisify(fdatasync)

type Options = {
  readonly writer: Connection
  readonly reader: Connection
  /** Waits for the disk, away from this thread. */
  readonly flush: () => Promise<void>
}

/**
 * Writes to a database file without ever waiting for the disk on this thread. A commit goes to the write-ahead log
 * alone, which is flushed on another thread. Meanwhile readers keep the snapshot from before: nobody sees what a power
 * cut could still undo.
 */
export function fileWriter({ writer, reader, flush }: Options): Writer {
  async function freeze() {
    await reader.query('begin')
    // A snapshot is taken by the first that is read in it.
    await reader.query('select 1 from sqlite_schema limit 1')
  }
  const thaw = () => reader.query('commit')

  async function flushed() {
    await flush()
    await thaw()
  }

  return {
    ...writer,
    async commit() {
      await freeze()
      try {
        await writer.commit()
      } catch (failure) {
        await thaw()
        throw failure
      }
      return { durable: flushed() }
    },
  }
}

/** Flushes a database's write-ahead log to disk, on a thread of the runtime's pool. */
export function logFlusher(database: string): { flush(): Promise<void>; close(): void } {
  const path = `${database}-wal`
  let log: { readonly fd: number; readonly inode: number } | null = null

  function close() {
    if (log) closeSync(log.fd)
    log = null
  }

  /** The log as it is there now: a log that was removed and made anew is another file under the same name. */
  function current(): number {
    const { ino: inode } = statSync(path)
    if (log?.inode === inode) return log.fd
    close()
    const fd = openSync(path, 'r+')
    log = { fd, inode }
    return fd
  }

  return { flush: async () => sync(current()), close }
}
