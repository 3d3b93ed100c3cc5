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
      // Offline a press is refused at once: carried out later, a refund would come as a surprise; after a reload, never.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
