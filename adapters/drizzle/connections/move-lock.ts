import { existsSync } from 'node:fs'
import { ReadOnly } from '#core/shared/result.ts'
import { MARK_QUERY } from '../moves.ts'
import type { Writer } from './connection.ts'
import { FileHeldError, type FileLock, lockFile } from './file-lock.ts'

const nameOf = (database: string): string => `${database}.move`

/** Locks a database file for a move: its server goes on reading, and writes nothing. A crash releases it. */
export const lockForMove = (database: string): FileLock => lockFile(nameOf(database))

/** Whether a file is being moved. */
function isBeingMoved(database: string): boolean {
  // Left by a crash, it stands beside a lock that is free.
  if (!existsSync(`${nameOf(database)}.holder`)) return false
  try {
    lockForMove(database).release()
    return false
  } catch (failure) {
    if (failure instanceof FileHeldError) return true
    throw failure
  }
}

/** Refuses to write to a database that is being moved, at once, or was; `file` is `null` for a server. */
export const refusingWriter = (writer: Writer, file: string | null): Writer => ({
  ...writer,
  async begin() {
    if (file !== null && isBeingMoved(file)) throw new ReadOnly(false)
    await writer.begin()
    if (await writer.first(MARK_QUERY)) throw new ReadOnly(true)
  },
})
