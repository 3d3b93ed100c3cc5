import { BackupError } from '#adapters/backup/manifest.ts'
import { FileHeldError } from '#adapters/drizzle/connections/file-lock.ts'
import { MoveError } from '#adapters/move/end.ts'
import { Unavailable } from '#core/shared/result.ts'
import { ConfigError, type Env } from '../server/env.ts'
import { lockMessage } from '../server/storage.ts'

/** Error code of a database failure, without data. */
const FROM_DATABASE = ['DatabaseError', 'Unavailable']

/** Prints a line. */
export type Say = (line: string) => void

/** A command: its arguments, the server's environment, and where it prints. */
export type Command = (given: readonly string[], env: Env, say: Say) => Promise<void>

/** Usage error. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** What was looked at is not all right: exit code 1, with nothing undone. */
export class ChecksFailed extends Error {
  override readonly name = 'ChecksFailed'
}

/** Whoever read has seen enough, as `head`: what is under way goes on, and its exit code tells how it ended. */
function withoutReader(failure: Error): void {
  if (Object(failure).code !== 'EPIPE') throw failure
}

/** Runs a command as a process; a failure is printed on one line, with exit code 1. */
export async function main(command: Command): Promise<void> {
  process.stdout.on('error', withoutReader)
  const say: Say = (line) => void process.stdout.write(`${line}\n`)
  const complaint = await attempt(command, process.argv.slice(2), process.env, say)
  if (complaint === null) return
  process.stderr.write(`${complaint}\n`)
  process.exitCode = 1
}

/** Runs a command; why it failed, in one line, or `null`. */
export async function attempt(
  command: Command,
  ...given: Parameters<Command>
): Promise<string | null> {
  try {
    await command(...given)
    return null
  } catch (thrown) {
    const complaint = complaintOf(thrown)
    if (complaint === null) throw thrown
    return complaint
  }
}

function complaintOf(thrown: unknown): string | null {
  if (thrown instanceof ChecksFailed) return thrown.message
  if (thrown instanceof FileHeldError) return `Not done: ${lockMessage(thrown)}`
  if (thrown instanceof Unavailable && thrown.code.startsWith('S3_'))
    return `Not done: ${thrown.message} (${thrown.code}). Once more: it goes on where it was.`
  if (thrown instanceof Error && FROM_DATABASE.includes(thrown.name)) {
    return `Not done: the database says: ${thrown.message}. Is it there, and was it opened by a server of this version?`
  }
  // A file or folder that cannot be read or written.
  if (thrown instanceof Error && 'syscall' in thrown) return `Not done: ${thrown.message}`
  const known = [BackupError, ConfigError, MoveError, UsageError].some(
    (kind) => thrown instanceof kind,
  )
  return known && thrown instanceof Error ? `Not done: ${thrown.message}` : null
}
