import type { Filters } from '#core/discovery/searching/filters.ts'
import type { Settings } from '../../site/queries.ts'

/** What is counted: people, or profiles if other kinds are included. */
export const countedIn = (
  { peopleOnly }: Pick<Filters, 'peopleOnly'>,
  site: Pick<Settings, 'has_fictional'> | undefined,
): '' | '-profiles' => (peopleOnly || site?.has_fictional === false ? '' : '-profiles')
