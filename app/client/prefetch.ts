import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { isRefused } from './refused.ts'

/**
 * Prefetches in a loader without awaiting: the browser shows skeletons, while the server awaits everything before
 * rendering.
 */
export function prefetch(
  queries: QueryClient,
  // biome-ignore lint/suspicious/noExplicitAny: queries of any answers go together.
  ...asked: readonly FetchQueryOptions<any, Error, any, any>[]
): void {
  for (const query of asked) {
    const known = queries.getQueryCache().find({ queryKey: query.queryKey as QueryKey })
    if (known?.state.data === undefined && !(known && isRefused(known)))
      void queries.prefetchQuery(query)
  }
}
