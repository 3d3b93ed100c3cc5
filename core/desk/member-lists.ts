import type { Account, AccountStatus, MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { SiteId, SiteScope } from '../site/settings.ts'

/** How many are found by name. */
export const FOUND = 50

/** Which members: all that fit whatever is given. */
export type MemberFilter = {
  readonly status?: AccountStatus | undefined
  readonly site?: SiteId | undefined
  /** Of these sites; of all if not given. */
  readonly sites?: SiteScope | undefined
  readonly country?: Country | undefined
  /** The network or partner that their signup names. */
  readonly source?: string | undefined
  /** Those without a photo that others see. */
  readonly withoutPhoto?: boolean | undefined
  /** Signed up since. */
  readonly from?: Instant | undefined
  /** A part of the email address. */
  readonly address?: string | undefined
  /** Those who have a signal. */
  readonly signal?: MemberSignal | undefined
}

/**
 * What many accounts of one hand have in common: an address for a short time, a network with many signups, a browser in
 * which others log in too. None of them proves anything.
 */
export const MEMBER_SIGNALS = ['disposable', 'network', 'browser'] as const
export type MemberSignal = (typeof MEMBER_SIGNALS)[number]

/** So many signups from one network, since whatever the list is limited to, are a signal. */
export const CROWD = 5

/** The signals of one member. */
export type MemberSignals = {
  readonly disposable: boolean
  /** Others who log in in a browser of theirs. */
  readonly browser: readonly MemberId[]
  /** The network they signed up from, and others who did; `null` once it is no longer kept. */
  readonly network: { readonly name: string; readonly others: readonly MemberId[] } | null
}

/** Place of a member in the list. */
export type MemberPosition = { readonly at: Instant; readonly id: string }

export interface MemberListReads {
  /** By their signup, newest first; those after a position, or from the first. */
  page(only: MemberFilter, after: MemberPosition | null, limit: number): Promise<readonly Account[]>
  /** A member's signals; of others up to `limit` each, the newest. */
  signals(member: MemberId, limit: number): Promise<MemberSignals>
  /** The sources that signups named, by name. */
  sources(limit: number): Promise<readonly string[]>
}
