import type { Instant } from '../shared/time.ts'

/** Counts what may be tried only so often. Keys are hashes: no address or email is kept. */
export interface AttemptReads {
  /** The moments of the tries under `key` since `moment`, oldest first. */
  since(key: string, moment: Instant): Promise<readonly Instant[]>
}

export interface Attempts extends AttemptReads {
  add(key: string, at: Instant): Promise<void>
  clear(key: string): Promise<void>
  /** Forgets all tries before `moment`. */
  forgetBefore(moment: Instant): Promise<void>
}
