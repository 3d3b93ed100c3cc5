import { BackupError } from '#adapters/backup/manifest.ts'
import { FileHeldError } from '#adapters/drizzle/file-lock.ts'
import { ConfigError } from '../server/config.ts'
import { heldBy } from '../server/storage.ts'

/** Writes a line for whoever ran the command. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** What a database's failure is called; it tells nothing of what is in it. */
const FROM_DATABASE = ['DatabaseError', 'Unavailable']

/** Asked for in a way that the command does not know. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Runs a command with its arguments; what went as it should not is told in a line, and ends it with 1. */
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
  if (thrown instanceof FileHeldError) return `Not done: ${heldBy(thrown)}`
  if (thrown instanceof Error && FROM_DATABASE.includes(thrown.name)) {
    return `Not done: the database says: ${thrown.message}. Is it there, and was it opened by a server of this version?`
  }
  const known = [BackupError, ConfigError, UsageError].some((kind) => thrown instanceof kind)
  return known && thrown instanceof Error ? `Not done: ${thrown.message}` : null
}
