import { DAY, type Instant, type Millis } from '../shared/time.ts'
import type { MemberId } from './account.ts'

/** A signed-in browser. Its secret is known to the browser alone; `id` is the secret's hash. */
export type Session = {
  readonly id: string
  readonly member: MemberId
  /** The device it was started on; `null` where that was not noted yet. */
  readonly device: string | null
  readonly startedAt: Instant
  readonly seenAt: Instant
  readonly expiresAt: Instant
  /** The browser's own words for itself, cut to 200 characters, for the member's list of sessions. */
  readonly agent: string
}

/** How long a session may be left unused, unless an install says otherwise. */
export const SESSION_IDLE: Millis = 14 * DAY

/** Whether a session still lets its browser in: not past its end, and not left unused for `idle`. */
export const isLive = (
  { expiresAt, seenAt }: Pick<Session, 'expiresAt' | 'seenAt'>,
  now: Instant,
  idle: Millis,
): boolean => now < expiresAt && now - seenAt < idle

export interface SessionReads {
  byId(id: string): Promise<Session | null>
  /** Newest first. */
  of(member: MemberId): Promise<readonly Session[]>
}

export interface Sessions extends SessionReads {
  add(session: Session): Promise<void>
  seen(id: string, at: Instant): Promise<void>
  end(id: string): Promise<void>
  /** Ends all of a member's sessions but one; `null` spares none. */
  endAllOf(member: MemberId, spared: string | null): Promise<void>
  /** Removes sessions that nobody used since a moment. */
  removeUnused(since: Instant): Promise<void>
}
