import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'

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
