import type { QueryClient } from '@tanstack/react-query'
import { operatorQuery } from './operator.ts'

type Fetch = typeof globalThis.fetch
type Calls = (...call: Parameters<Fetch>) => Promise<Response>

/** Calls by which one learns who is logged in. */
const WHO = /\/api\/desk\/(session|invitation|guest)$/

/**
 * The same calls, which say whom the page shows. They are refused if another operator is logged in by now, as in another
 * tab: nobody acts under another's name.
 */
export function asOperator(queries: QueryClient, calls: Calls): Calls {
  return (input, init) => {
    const operator = queries.getQueryData(operatorQuery.queryKey)
    const { pathname } = new URL(
      input instanceof Request ? input.url : input,
      globalThis.location?.origin,
    )
    if (!operator || !pathname.startsWith('/api/desk/') || WHO.test(pathname))
      return calls(input, init)
    const headers = new Headers(init?.headers)
    headers.set('x-desk-operator', operator.id)
    return calls(input, { ...init, headers })
  }
}
