import { queryOptions } from '@tanstack/react-query'
import { answered, api, Refusal } from '../client.ts'

/** The signed-in member, or `null` for a visitor; asked again in the rhythm of `usePolling`. */
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
})

export type User = NonNullable<Awaited<ReturnType<NonNullable<typeof userQuery.queryFn>>>>
