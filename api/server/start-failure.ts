import { ReadOnly, Unavailable } from '#core/shared/result.ts'
import { ConfigError } from './env.ts'

/** Why the server cannot start, in a sentence; `null` for a fault of ours, which needs its stack. */
export function startFailure(thrown: unknown): string | null {
  if (thrown instanceof ConfigError) return thrown.message
  if (!(thrown instanceof Error)) return null
  if (thrown instanceof Unavailable && thrown.code.startsWith('S3_'))
    return `PHOTO_STORE_URL cannot be used: ${thrown.message} (${thrown.code}).`
  if (thrown instanceof Unavailable) {
    return `the database cannot be used: ${thrown.message} (${thrown.code}). See that it is there and that DATABASE_URL is right.`
  }
  if (thrown instanceof ReadOnly) {
    return 'the database is being moved to another one. When `bun run move database` has ended, start with what it says.'
  }
  // A file or folder.
  if ('syscall' in thrown) {
    return `${thrown.message}. See that the server's own user may write there, and that the disk is not full.`
  }
  return null
}
