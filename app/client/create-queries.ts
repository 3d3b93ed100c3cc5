import { QueryClient } from '@tanstack/react-query'
import { isRefused } from './refused.ts'

/** Server data is fresh for a moment, so that going back and forth asks nothing twice. */
export const createQueries = () =>
  new QueryClient({
    // The calls themselves are tried again; see `persistent`.
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: false,
        retryOnMount: (query) => !isRefused(query),
      },
      mutations: { retry: false },
    },
  })
