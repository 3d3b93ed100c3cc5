import type { Instant } from '../shared/time.ts'

/** Counts what may be tried only so often. Keys are hashes: no address or email is kept. */
export interface AttemptReads {
  /** The moments of the tries under `key` since `moment`, oldest first. */
  since(key: string, moment: Instant): Promise<readonly Instant[]>
}

export interface Attempts extends AttemptReads {
  /** Nobody else counts under this key until this unit of work ends. Not needed where a held account guards the key. */
  hold(key: string): Promise<void>
  add(key: string, at: Instant): Promise<void>
  /** Counts a try no more that was made at this moment. */
  takeBack(key: string, at: Instant): Promise<void>
  clear(key: string): Promise<void>
  /** Forgets all tries before `moment`. */
  forgetBefore(moment: Instant): Promise<void>
}
