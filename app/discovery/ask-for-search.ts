import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '../account/queries.ts'
import { askAhead } from '../client/ask-ahead.ts'
import { searchQuery, switchesQuery } from '../members/queries.ts'
import type { SearchParams } from '../members/search-params.ts'
import { settingsQuery } from '../site/queries.ts'
import { filtersInForce, paramsOf } from './filters.ts'

/** Asks for whom a search finds, and what each switch would leave, as soon as it is known who searches where. */
export async function askForSearch(queries: QueryClient, search: SearchParams): Promise<void> {
  const [settings, user] = await Promise.all([
    queries.ensureQueryData(settingsQuery),
    queries.ensureQueryData(userQuery),
  ])
  const params = paramsOf(filtersInForce(search, user, settings))
  void queries.prefetchInfiniteQuery(searchQuery(params))
  askAhead(queries, switchesQuery(params))
}
