import type { Filters } from '#core/discovery/searching/filters.ts'
import type { Settings } from '../../site/queries.ts'
import { siteKinds } from '../../site/site-kinds.ts'

/** What is counted: people, or profiles if other kinds are included. */
export const countedIn = (
  { peopleOnly }: Pick<Filters, 'peopleOnly'>,
  site: Pick<Settings, 'has_fictional' | 'member_resell'> | undefined,
): '' | '-profiles' => (peopleOnly || (site && siteKinds(site) === 'people') ? '' : '-profiles')
