import type { MemberId } from '../../accounts/account.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { loggedOutSearchOpen, type Settings, type Tracking } from '../../site/settings.ts'
import type { DiscoveryError } from '../errors.ts'
import { COUNT_CAP, type Tally, tally } from '../search.ts'
import { type Filters, wantsPeopleOnly } from './filters.ts'
import { findOwnAges } from './find-own-ages.ts'
import { withOwnAges } from './own-ages.ts'
import { searchQuery } from './search-query.ts'

/** Boolean filters. */
export const SWITCHES = ['withPhoto', 'online', 'newHere', 'peopleOnly'] as const
export type Switch = (typeof SWITCHES)[number]

export type CountFacets = {
  readonly viewer: MemberId | null
  readonly tracking: Tracking
  readonly filters: Filters
  readonly site: Settings
}

type Refusal = Extract<DiscoveryError, { code: 'search.closed' }>

/** Facet counts: the number of results if each single filter were toggled. */
export async function countFacets(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  { viewer: id, tracking, filters, site }: CountFacets,
): Promise<Result<Readonly<Record<Switch, Tally>>, Refusal>> {
  if (id === null && !loggedOutSearchOpen(site, tracking)) return err({ code: 'search.closed' })
  const viewer = id === null ? null : await reads.profiles.byId(id)
  const context = { viewer, site, now: now() }
  const isOn = (key: Switch) =>
    key === 'peopleOnly' ? wantsPeopleOnly(filters, site) : filters[key] === true
  const ages = await findOwnAges(reads.search, filters, context)
  const countWith = async (key: Switch) => {
    const toggled = { ...filters, [key]: !isOn(key) }
    const query = searchQuery(withOwnAges(toggled, ages), context)
    return tally(await reads.search.count(query, COUNT_CAP))
  }
  return ok({
    withPhoto: await countWith('withPhoto'),
    online: await countWith('online'),
    newHere: await countWith('newHere'),
    peopleOnly: await countWith('peopleOnly'),
  })
}
