import type { Millis } from '#core/shared/time.ts'
import type { Connection, OpenDatabase } from './connection.ts'
import { fileCheckpoints } from './file-checkpoints.ts'
import { fileConnection } from './file-connection.ts'
import { fileWriter, logFlusher } from './file-writer.ts'

type Options = {
  /** Timeout for a file locked by another process. */
  readonly timeout: Millis
  /** Number of transactions between checkpoints. */
  readonly checkpointEvery?: number
}

/** About thirty megabytes of log. */
const CHECKPOINT_EVERY = 4000

const connect = (path: string, timeout: Millis, pragmas: readonly string[]): Connection =>
  fileConnection(path, { timeout, pragmas: ['cache_size = -32768', ...pragmas] })

/** A read-only connection, concurrent with the writer. */
export const fileReader = (path: string, timeout: Millis): Connection =>
  connect(path, timeout, ['query_only = on', 'mmap_size = 1073741824'])

/** Opens the connections to a database file. Neither disk nor lock waits block this thread. */
export function openFile(
  path: string,
  { timeout, checkpointEvery = CHECKPOINT_EVERY }: Options,
): OpenDatabase {
  const reader = fileReader(path, timeout)
  // NORMAL leaves fsync and checkpoints to us, on other threads. Recursive triggers: REPLACE fires DELETE triggers,
  // and is refused.
  const writing = connect(path, timeout, [
    'synchronous = normal',
    'wal_autocheckpoint = 0',
    'foreign_keys = on',
    'recursive_triggers = on',
    // What is deleted is not in the next backup either.
    'secure_delete = fast',
  ])
  const log = logFlusher(path)
  const checkpoints = fileCheckpoints({
    path,
    every: checkpointEvery,
    failed: () => void writing.query('pragma wal_autocheckpoint = 1000'),
  })
  let isClosed = false
  return {
    reader,
    writer: fileWriter({ writer: writing, reader, flush: log.flush }),
    maintenance: checkpoints,
    async close() {
      if (isClosed) return
      isClosed = true
      await checkpoints.close()
      log.close()
      // Whoever copies the file of a stopped server has all of it. What cannot be copied stays in the log.
      await writing.query('pragma wal_checkpoint(truncate)').catch(() => undefined)
      writing.close()
      reader.close()
    },
  }
}
