import type { QueryClient } from '@tanstack/react-query'
import { answered, api, type CallError, errorOf } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { tabStore } from '../../client/storage/tab-store.ts'
import { addPendingLike, type PendingLike, takePendingLikes } from './pending-likes.ts'

/** Result of sending a visitor's stored likes. */
export type SentLikes = {
  readonly given: readonly PendingLike[]
  readonly refused: readonly (PendingLike & { readonly error: CallError })[]
}

/** Permanent refusals. */
const FINAL: ReadonlySet<string> = new Set(['like.self', 'profile.not-found'])

/** Sends a visitor's stored likes, each once. Failed ones stay in session storage for a retry. */
export async function sendPendingLikes(queries: QueryClient): Promise<SentLikes> {
  const given: SentLikes['given'][number][] = []
  const refused: SentLikes['refused'][number][] = []
  for (const pressed of takePendingLikes(tabStore())) {
    try {
      await answered(api.likes({ id: pressed.id }).put())
      given.push(pressed)
    } catch (thrown) {
      const error = errorOf(thrown)
      if (FINAL.has(error.code)) refused.push({ ...pressed, error })
      else addPendingLike(tabStore(), pressed)
    }
  }
  if (given.length > 0) void invalidate(queries, { type: 'likes' })
  return { given, refused }
}
