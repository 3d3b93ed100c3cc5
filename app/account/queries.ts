import { queryOptions } from '@tanstack/react-query'
import { answered, api, Refusal } from '../client/client.ts'

/** Who is signed in, as the server has it; `null` for a visitor. */
export async function askUser() {
  try {
    return (await answered(api['user.php'].get())).user
  } catch (error) {
    if (error instanceof Refusal && error.error.code === 'authentication.required') return null
    throw error
  }
}

/** The signed-in member, or `null` for a visitor; asked again in the rhythm of `usePolling`. */
export const userQuery = queryOptions({ queryKey: ['user'], queryFn: askUser })

export type User = NonNullable<Awaited<ReturnType<typeof askUser>>>
