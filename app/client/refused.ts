import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { SECOND } from '#core/shared/time.ts'
import { isTransient, Refusal } from './client.ts'

/** Stale time of refusals, like that of data. */
const JUST_FAILED = 10 * SECOND

type Asked = {
  readonly state: {
    readonly status: string
    readonly error: unknown
    readonly errorUpdatedAt: number
  }
}

/** Whether a query was just refused permanently: a refetch would be refused again. */
export const isRefused = ({ state }: Asked): boolean =>
  state.status === 'error' &&
  !isTransient(state.error) &&
  Date.now() - state.errorUpdatedAt < JUST_FAILED

/** Stores refusals from server rendering. */
export function noteRefusal(
  queries: QueryClient,
  queryKey: QueryKey,
  { error, status }: Pick<Refusal, 'error' | 'status'>,
): void {
  queries
    .getQueryCache()
    .build(queries, queries.defaultQueryOptions({ queryKey }))
    .setState({
      status: 'error',
      error: new Refusal(error, status),
      errorUpdatedAt: Date.now(),
      fetchStatus: 'idle',
    })
}
