import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { Profile } from './profile.ts'

export interface ProfileReads {
  byId(id: MemberId): Promise<Profile | null>
  /** Those of `ids` that exist, in no order. */
  byIds(ids: readonly MemberId[]): Promise<readonly Profile[]>
}

export interface Profiles extends ProfileReads {
  add(profile: Profile): Promise<void>
  /** The profile, held until this unit of work ends. */
  hold(id: MemberId): Promise<Profile | null>
  save(profile: Profile): Promise<void>
  /** Notes that the member was here; cheaper than `save`. A later moment stands, unless a clock was set back since. */
  active(id: MemberId, at: Instant): Promise<void>
  /** Removes it for good; the account stays for the books. */
  remove(id: MemberId): Promise<void>
}
