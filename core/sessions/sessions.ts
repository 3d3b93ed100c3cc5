import type { MemberId } from '../accounts/account.ts'
import { DAY, type Instant, type Millis } from '../shared/time.ts'

/** A signed-in browser. Only the browser knows its secret; `id` is the secret's hash. */
export type Session = {
  readonly id: string
  readonly member: MemberId
  /** The device it was started on; `null` in sessions from before devices were recorded. */
  readonly device: string | null
  readonly startedAt: Instant
  readonly seenAt: Instant
  readonly expiresAt: Instant
  /** The User-Agent, cut to 200 characters, for the member's list of sessions. */
  readonly agent: string
}

/** Default idle timeout of a session. */
export const SESSION_IDLE: Millis = 14 * DAY

/** Whether a session is valid: neither expired nor idle for too long. */
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
  /** Moves a member's sessions on one device to its new id. */
  moveDevice(member: MemberId, from: string, to: string): Promise<void>
  end(id: string): Promise<void>
  /** Ends all of a member's sessions but one; `null` ends all. */
  endAllOf(member: MemberId, spared: string | null): Promise<void>
  /** Removes sessions unused since a moment. */
  removeUnused(since: Instant): Promise<void>
}
