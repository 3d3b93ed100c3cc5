import { type Query, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { type Millis, SECOND } from '#core/shared/time.ts'
import { isTransient } from '../../client/client.ts'
import { type Order, orderQuery } from '../credits/queries.ts'

const FIRST: Millis = 2 * SECOND
const LONGEST: Millis = 30 * SECOND

/** Polling delay of a payment, with backoff. */
export const pollDelay = (asked: number): Millis => Math.min(FIRST * 1.3 ** asked, LONGEST)

/** Delay before an order is asked for again after it could not be; `false` where it answered, or was refused. */
export const againAfterFailure = ({ state }: Pick<Query<Order>, 'state'>): Millis | false =>
  state.error !== null && isTransient(state.error) && pollDelay(state.errorUpdateCount)

/** Resolves with the order once it is not pending; also on live updates. */
export function outcomeOf(queries: QueryClient, id: string, signal: AbortSignal): Promise<Order> {
  return new Promise((resolve, reject) => {
    const observer = new QueryObserver(queries, {
      ...orderQuery(id),
      staleTime: 0,
      refetchInterval: ({ state }) => pollDelay(state.dataUpdateCount),
    })
    const stop = observer.subscribe(({ data, error, isFetching }) => {
      if (isFetching) return
      if (error) reject(error)
      else if (data && data.state !== 'pending') resolve(data)
      else return
      stop()
    })
    signal.addEventListener('abort', stop)
  })
}
