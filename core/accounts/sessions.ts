import { DAY, type Instant, type Millis } from '../shared/time.ts'
import type { MemberId } from './account.ts'

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

/** A browser that has logged in to an account. Only the browser knows its secret; `id` is the secret's hash. */
export type Device = {
  readonly id: string
  readonly member: MemberId
  readonly addedAt: Instant
  /** When it last logged in. */
  readonly seenAt: Instant
}

export interface DeviceReads {
  /** `null` if this browser never logged in to this account. */
  find(id: string, member: MemberId): Promise<Device | null>
  /** The members who use this browser. */
  membersOf(id: string): Promise<readonly MemberId[]>
  /** Last used first. */
  of(member: MemberId): Promise<readonly Device[]>
}

export interface Devices extends DeviceReads {
  /** Adds a device of a member, or updates when it was last used. */
  keep(device: Device): Promise<void>
  /** Changes a device's id, for all members who use it. */
  rename(from: string, to: string): Promise<void>
  remove(id: string, member: MemberId): Promise<void>
  /** Removes all of a member's devices but one; `null` removes all. */
  removeAllOf(member: MemberId, spared: string | null): Promise<void>
  removeUnused(since: Instant): Promise<void>
}

/** Name of a browser and of its operating system, where known. */
export type BrowserName = { readonly browser: string | null; readonly system: string | null }

/** More specific first: nearly every browser also claims to be Chrome or Safari. */
const BROWSERS = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

const named = (names: readonly (readonly [RegExp, string])[], agent: string) =>
  names.find(([sign]) => sign.test(agent))?.[1] ?? null

/** A readable browser name from the User-Agent of the login. */
export const browserName = (agent: string): BrowserName => ({
  browser: named(BROWSERS, agent),
  system: named(SYSTEMS, agent),
})
