import { BackupError } from '#adapters/backup/manifest.ts'
import { FileHeldError } from '#adapters/drizzle/connections/file-lock.ts'
import { ConfigError } from '../server/env.ts'
import { lockMessage } from '../server/storage.ts'

/** Prints a line to the terminal. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Error code of a database failure, without data. */
const FROM_DATABASE = ['DatabaseError', 'Unavailable']

/** Usage error. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Runs a command with its arguments; a failure is printed on one line, with exit code 1. */
export async function command(work: (given: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await work(process.argv.slice(2))
  } catch (thrown) {
    const complaint = complaintOf(thrown)
    if (complaint === null) throw thrown
    process.stderr.write(`${complaint}\n`)
    process.exitCode = 1
  }
}

function complaintOf(thrown: unknown): string | null {
  if (thrown instanceof FileHeldError) return `Not done: ${lockMessage(thrown)}`
  if (thrown instanceof Error && FROM_DATABASE.includes(thrown.name)) {
    return `Not done: the database says: ${thrown.message}. Is it there, and was it opened by a server of this version?`
  }
  // A file or folder that cannot be read or written.
  if (thrown instanceof Error && 'syscall' in thrown) return `Not done: ${thrown.message}`
  const known = [BackupError, ConfigError, UsageError].some((kind) => thrown instanceof kind)
  return known && thrown instanceof Error ? `Not done: ${thrown.message}` : null
}
