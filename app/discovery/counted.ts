import type { Filters } from '#core/discovery/filters.ts'
import type { Settings } from '../site/queries.ts'

/** What a search under these filters counts: people, or where others may be among them, profiles. */
export const countedIn = (
  { peopleOnly }: Pick<Filters, 'peopleOnly'>,
  site: Pick<Settings, 'has_fictional'> | undefined,
): '' | '-profiles' => (peopleOnly || site?.has_fictional === false ? '' : '-profiles')
