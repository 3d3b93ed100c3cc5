import { queryOptions } from '@tanstack/react-query'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The login was opened over a page that waits: a login goes back to it. */
    resumes?: true
  }
}

/** Whether the session was found ended while a page was open. Set by `leaveOnSessionEnd`, never asked for. */
export const sessionEndedQuery = queryOptions({
  queryKey: ['session-ended'],
  queryFn: (): boolean => false,
  initialData: false,
  enabled: false,
  staleTime: Number.POSITIVE_INFINITY,
})
