import type { MemberId } from '../accounts/account.ts'
import type { Area } from '../profiles/area.ts'
import type { Gender, Profile } from '../profiles/profile.ts'
import type { Page } from '../shared/paging.ts'
import type { Instant, IsoDate } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { SiteId } from '../site/settings.ts'

/** What search asks of a store: filters already turned into plain comparisons. Absent means any. */
export type SearchQuery = {
  /** Only those who are shown on it. */
  readonly site: SiteId
  /** Who asks: never found, nor anybody blocked either way. `null` is a visitor. */
  readonly viewer: MemberId | null
  readonly gender?: Gender
  readonly country?: Country
  readonly region?: string
  readonly bornFrom?: IsoDate
  readonly bornUntil?: IsoDate
  /** The areas to live in. */
  readonly within?: readonly Area[]
  readonly withPhoto?: true
  readonly peopleOnly?: true
  readonly activeSince?: Instant
  readonly createdSince?: Instant
  readonly interests?: readonly string[]
  /** Only those who look for this gender. */
  readonly seeking?: Gender
  /** Only those whom the viewer neither likes nor passed by at this moment, and who did not say no to the viewer. */
  readonly unansweredAt?: Instant
}

/** Where a page of search ends: newest activity first, then by id. */
export type SearchCursor = { readonly activeAt: Instant; readonly id: MemberId }

/** Finds the profiles that are listed on a site. What a page costs does not grow with how deep it lies. */
export interface Search {
  page(
    query: SearchQuery,
    after: SearchCursor | null,
    limit: number,
  ): Promise<Page<Profile, SearchCursor>>
  /** How many there are, counting no further than `cap`. */
  count(query: SearchQuery, cap: number): Promise<number>
}
