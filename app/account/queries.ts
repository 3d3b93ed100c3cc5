import { queryOptions } from '@tanstack/react-query'
import { answered, api, Refusal } from '../client.ts'

/** Spec §9: the member is asked for every minute. */
const POLL = 60_000

/** The signed-in member, or `null` for a visitor. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async () => {
    try {
      return (await answered(api['user.php'].get())).user
    } catch (error) {
      if (error instanceof Refusal && error.error.code === 'authentication.required') return null
      throw error
    }
  },
  refetchInterval: POLL,
})

export type User = NonNullable<Awaited<ReturnType<NonNullable<typeof userQuery.queryFn>>>>
