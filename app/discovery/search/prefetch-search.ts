import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { userQuery } from '../../accounts/account/queries.ts'
import { prefetch } from '../../client/prefetch.ts'
import { searchQuery, switchesQuery } from '../../profiles/members/queries.ts'
import type { SearchParams } from '../../profiles/members/search-params.ts'
import { settingsQuery } from '../../site/queries.ts'
import { prefetchAllowance } from '../likes/prefetch-allowance.ts'
import { filtersInForce, paramsOf } from './filters.ts'

/**
 * Prefetches search results and facet counts, once viewer and filters are known. Back after a reload shows the list once
 * it is as long as it was: otherwise the place in it that was left is not there.
 */
export async function prefetchSearch(
  queries: QueryClient,
  search: SearchParams,
  pages: number,
): Promise<void> {
  const [settings, user] = await Promise.all([
    queries.ensureQueryData(settingsQuery),
    queries.ensureQueryData(userQuery),
  ])
  const params = paramsOf(filtersInForce(search, user, settings))
  const query = searchQuery(params)
  const isNew = queries.getQueryData(query.queryKey) === undefined
  const found = queries.prefetchInfiniteQuery({ ...query, pages })
  prefetch(queries, switchesQuery(params))
  await prefetchAllowance(queries)
  if (pages > 1 && isNew && onlineManager.isOnline()) await found
}
