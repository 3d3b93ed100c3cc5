import type { MemberId } from '../accounts/account.ts'
import type { Gender, Profile } from '../profiles/profile.ts'
import type { Suitor } from '../profiles/wishes.ts'
import type { Page } from '../shared/paging.ts'
import type { Instant, IsoDate } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { Area } from '../site/geo.ts'
import type { SiteId } from '../site/settings.ts'

/** A store's search query: plain comparisons. Absent means any. */
export type SearchQuery = {
  /** Only profiles shown on this site. */
  readonly site: SiteId
  /** The viewer: excluded, as is everyone blocked either way. `null` is a visitor. */
  readonly viewer: MemberId | null
  readonly gender?: Gender
  readonly country?: Country
  readonly region?: string
  readonly bornFrom?: IsoDate
  readonly bornUntil?: IsoDate
  /** Where it is a day earlier than elsewhere: born until then. */
  readonly behind?: { readonly countries: readonly Country[]; readonly bornUntil: IsoDate }
  /** Where it is a day later than elsewhere: born from then. */
  readonly ahead?: { readonly countries: readonly Country[]; readonly bornFrom: IsoDate }
  /** Areas of residence. */
  readonly within?: readonly Area[]
  readonly withPhoto?: true
  readonly peopleOnly?: true
  readonly activeSince?: Instant
  readonly createdSince?: Instant
  readonly interests?: readonly string[]
  /** Only profiles that look for this gender. */
  readonly seeking?: Gender
  /** Only profiles that wish to meet somebody of this age, from this area. */
  readonly suitor?: Suitor
  /** Only profiles the viewer has neither liked nor passed at this moment, nor has a chat with, unless nothing is written in it, and that did not answer no to the viewer. */
  readonly unansweredAt?: Instant
}

/** Keyset cursor: newest activity first, then by id. */
export type SearchCursor = { readonly activeAt: Instant; readonly id: MemberId }

/** Finds profiles listed on a site. The cost does not grow with the page number. */
export interface Search {
  page(
    query: SearchQuery,
    after: SearchCursor | null,
    limit: number,
  ): Promise<Page<Profile, SearchCursor>>
  /** Number of results, counted up to `cap`. */
  count(query: SearchQuery, cap: number): Promise<number>
}

/** A result count, capped. */
export type Tally = { readonly count: number; readonly more: boolean }

/** The cap: more than a thousand is of no use, and counting must have a bounded cost. */
const COUNTED = 1000

/** A store counts one further, to know whether there are more. */
export const COUNT_CAP = COUNTED + 1

export const tally = (counted: number): Tally => ({
  count: Math.min(counted, COUNTED),
  more: counted > COUNTED,
})

/** A count as text: `37`, or `1000+`. */
export const tallyText = ({ count, more }: Tally): string => `${count}${more ? '+' : ''}`

/** Number of profiles shown after signup. */
export const SIGNUP_MATCHES = { fewest: 3, most: 6, within: 100 } as const
