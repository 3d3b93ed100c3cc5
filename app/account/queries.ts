import { queryOptions } from '@tanstack/react-query'
import { answered, api, Refusal } from '../client/client.ts'

/** The signed-in member; `null` for a visitor. */
export async function askUser() {
  try {
    return (await answered(api['user.php'].get())).user
  } catch (error) {
    if (error instanceof Refusal && error.error.code === 'authentication.required') return null
    throw error
  }
}

/** The signed-in member, or `null` for a visitor; polled by `usePolling`. */
export const userQuery = queryOptions({ queryKey: ['user'], queryFn: askUser })

export type User = NonNullable<Awaited<ReturnType<typeof askUser>>>
