import type { Account, AccountStatus } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { SiteId } from '../site/settings.ts'

/** Which members: all that fit whatever is given. */
export type MemberFilter = {
  readonly status?: AccountStatus | undefined
  readonly site?: SiteId | undefined
  readonly country?: Country | undefined
  /** The network or partner that their signup names. */
  readonly source?: string | undefined
  /** Those without a photo that others see. */
  readonly withoutPhoto?: boolean | undefined
  /** Signed up since. */
  readonly from?: Instant | undefined
  /** A part of the email address. */
  readonly address?: string | undefined
}

/** Place of a member in the list. */
export type MemberPosition = { readonly at: Instant; readonly id: string }

export interface MemberListReads {
  /** By their signup, newest first; those after a position, or from the first. */
  page(only: MemberFilter, after: MemberPosition | null, limit: number): Promise<readonly Account[]>
  /** The sources that signups named, by name. */
  sources(limit: number): Promise<readonly string[]>
}
