import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { type Millis, SECOND } from '#core/shared/time.ts'
import { type Order, orderQuery } from './queries.ts'

const FIRST: Millis = 2 * SECOND
const LONGEST: Millis = 30 * SECOND

/** How long to wait before asking about a payment again: often at first, then ever more patiently. */
export const nextAsking = (asked: number): Millis => Math.min(FIRST * 1.3 ** asked, LONGEST)

/** The order once it is no longer pending; a hint that refreshes the query is heard as well. */
export function outcomeOf(queries: QueryClient, id: string, signal: AbortSignal): Promise<Order> {
  return new Promise((resolve, reject) => {
    const observer = new QueryObserver(queries, {
      ...orderQuery(id),
      staleTime: 0,
      refetchInterval: ({ state }) => nextAsking(state.dataUpdateCount),
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
