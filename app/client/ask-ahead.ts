import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

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
    if (queries.getQueryData(query.queryKey as QueryKey) === undefined)
      void queries.prefetchQuery(query)
  }
}
