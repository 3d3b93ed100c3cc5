import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '../account/queries.ts'
import { prefetch } from '../client/prefetch.ts'
import { searchQuery, switchesQuery } from '../members/queries.ts'
import type { SearchParams } from '../members/search-params.ts'
import { settingsQuery } from '../site/queries.ts'
import { filtersInForce, paramsOf } from './filters.ts'

/** Prefetches search results and facet counts, once viewer and filters are known. */
export async function prefetchSearch(queries: QueryClient, search: SearchParams): Promise<void> {
  const [settings, user] = await Promise.all([
    queries.ensureQueryData(settingsQuery),
    queries.ensureQueryData(userQuery),
  ])
  const params = paramsOf(filtersInForce(search, user, settings))
  void queries.prefetchInfiniteQuery(searchQuery(params))
  prefetch(queries, switchesQuery(params))
}
