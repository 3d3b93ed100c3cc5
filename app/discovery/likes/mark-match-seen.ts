import type { QueryClient } from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'
import { matchSeen } from './liking.ts'
import { likesQuery } from './queries.ts'

/** Stores that a match was shown. A failure needs no message: then it opens once more. */
export async function markMatchSeen(queries: QueryClient, id: string): Promise<void> {
  queries.setQueryData(likesQuery.queryKey, (likes) => likes && matchSeen(likes, id))
  await answered(api.likes({ id }).match.seen.put()).catch(() => undefined)
}
