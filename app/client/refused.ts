import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { SECOND } from '#core/shared/time.ts'
import { type CallError, errorOf, isTransient, Refusal } from './client.ts'

/** As long as an answer is taken for fresh, a refusal is too. */
const FRESH = 10 * SECOND

type Asked = {
  readonly state: {
    readonly status: string
    readonly error: unknown
    readonly errorUpdatedAt: number
  }
}

/** Whether something was refused a moment ago for what it is: asked again it would be refused again. */
export const isRefused = ({ state }: Asked): boolean =>
  state.status === 'error' &&
  !isTransient(errorOf(state.error)) &&
  Date.now() - state.errorUpdatedAt < FRESH

/** Notes what was refused while the server rendered the page. */
export function noteRefusal(queries: QueryClient, queryKey: QueryKey, error: CallError): void {
  queries
    .getQueryCache()
    .build(queries, queries.defaultQueryOptions({ queryKey }))
    .setState({
      status: 'error',
      error: new Refusal(error),
      errorUpdatedAt: Date.now(),
      fetchStatus: 'idle',
    })
}
