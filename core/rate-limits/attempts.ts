import type { Instant } from '../shared/time.ts'

/** Counts attempts for rate limits. Keys are hashes: no address or email is stored. */
export interface AttemptReads {
  /** Times of the attempts under `key` since `moment`, oldest first. */
  since(key: string, moment: Instant): Promise<readonly Instant[]>
}

export interface Attempts extends AttemptReads {
  /** Locks the counter of this key until the end of the transaction. Not needed where a locked account covers the key. */
  lock(key: string): Promise<void>
  add(key: string, at: Instant): Promise<void>
  /** Removes the attempt made at this moment. */
  takeBack(key: string, at: Instant): Promise<void>
  clear(key: string): Promise<void>
  /** Removes all attempts before `moment`. */
  pruneBefore(moment: Instant): Promise<void>
}
