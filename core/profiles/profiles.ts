import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { Profile } from './profile.ts'

export interface ProfileReads {
  byId(id: MemberId): Promise<Profile | null>
  /** Those of `ids` that exist, in any order. */
  byIds(ids: readonly MemberId[]): Promise<readonly Profile[]>
  /** Those whose name begins with a text, without regard to case and accents; by name. */
  named(beginning: string, limit: number): Promise<readonly Profile[]>
}

export interface Profiles extends ProfileReads {
  add(profile: Profile): Promise<void>
  /** The profile, locked until the end of the transaction. */
  lock(id: MemberId): Promise<Profile | null>
  save(profile: Profile): Promise<void>
  /** Records activity; cheaper than `save`. A later stored moment wins, unless the clock was set back. */
  active(id: MemberId, at: Instant): Promise<void>
  /** Removes it permanently; the account stays for accounting. */
  remove(id: MemberId): Promise<void>
}
