import { queryOptions } from '@tanstack/react-query'
import { answered, api, Refusal } from '../../client/client.ts'
import { STALE_TIME } from '../../client/create-queries.ts'

/** The signed-in member; `null` for a visitor. */
export async function askUser() {
  try {
    return (await answered(api['user.php'].get())).user
  } catch (error) {
    if (error instanceof Refusal && error.error.code === 'authentication.required') return null
    throw error
  }
}

/**
 * The signed-in member, or `null` for a visitor; polled by `usePolling`. A visitor stays one until this or another tab
 * logs in, which invalidates it: asking again would only be refused.
 */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: askUser,
  staleTime: ({ state }) => (state.data === null ? Number.POSITIVE_INFINITY : STALE_TIME),
})

export type User = NonNullable<Awaited<ReturnType<typeof askUser>>>
