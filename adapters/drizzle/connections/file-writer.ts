import { closeSync, fdatasync, openSync, statSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Connection, Writer } from './connection.ts'

const sync = promisify(fdatasync)

type Options = {
  readonly writer: Connection
  readonly reader: Connection
  /** fsync, off this thread. */
  readonly flush: () => Promise<void>
}

/**
 * Writes to a database file without blocking this thread on fsync. A commit only writes to the WAL, which is fsynced
 * on another thread. Until then readers keep the previous snapshot: nobody sees what a power cut could undo.
 */
export function fileWriter({ writer, reader, flush }: Options): Writer {
  async function freeze() {
    await reader.query('begin')
    // The first read takes the snapshot.
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

/** fsyncs the write-ahead log on a thread of the runtime's pool. */
export function logFlusher(database: string): { flush(): Promise<void>; close(): void } {
  const path = `${database}-wal`
  let log: { readonly fd: number; readonly inode: number } | null = null

  function close() {
    if (log) closeSync(log.fd)
    log = null
  }

  /** Reopen by path: a log that was removed and recreated is another file. */
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
