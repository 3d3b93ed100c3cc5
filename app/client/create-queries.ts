import { QueryClient } from '@tanstack/react-query'
import { isRefused } from './refused.ts'

/** Stale time: going back and forth does not refetch. */
export const STALE_TIME = 10_000

export const createQueries = () =>
  new QueryClient({
    // Retries are in `persistent`.
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME,
        retry: false,
        retryOnMount: (query) => !isRefused(query),
      },
      mutations: { retry: false },
    },
  })
