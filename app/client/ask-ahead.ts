import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { isRefused } from './refused.ts'

/**
 * Asks for what a page will show and does not know yet, without waiting for it: the browser shows what it waits for, a
 * server that renders the page waits for all that was asked.
 */
export function askAhead(
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
