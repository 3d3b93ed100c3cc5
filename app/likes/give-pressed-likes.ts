import type { QueryClient } from '@tanstack/react-query'
import { answered, api, type CallError, errorOf } from '../client/client.ts'
import { invalidate } from '../client/invalidate.ts'
import { tabStore } from '../shared/tab-store.ts'
import { type Pressed, pressLike, takePressedLikes } from './pressed-likes.ts'

/** What became of the likes that were pressed before there was a member to give them. */
export type GivenLikes = {
  readonly given: readonly (Pressed & { readonly match: boolean })[]
  readonly refused: readonly (Pressed & { readonly error: CallError })[]
}

/** Refusals that another try would meet again. */
const FINAL: ReadonlySet<string> = new Set(['like.self', 'profile.not-found'])

/** Gives the likes a visitor pressed, each once and no others. What could not be sent now waits in the tab for the next time. */
export async function givePressedLikes(queries: QueryClient): Promise<GivenLikes> {
  const given: GivenLikes['given'][number][] = []
  const refused: GivenLikes['refused'][number][] = []
  for (const pressed of takePressedLikes(tabStore())) {
    try {
      const { match } = await answered(api.likes({ id: pressed.id }).put())
      given.push({ ...pressed, match })
    } catch (thrown) {
      const error = errorOf(thrown)
      if (FINAL.has(error.code)) refused.push({ ...pressed, error })
      else pressLike(tabStore(), pressed)
    }
  }
  if (given.length > 0) void invalidate(queries, { type: 'likes' })
  return { given, refused }
}
