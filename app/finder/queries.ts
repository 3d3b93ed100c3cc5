import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { answered, api } from '../client/client.ts'

/** A list is asked for once a visit: asked again it would come in another order under the member's finger. */
const ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

const finder = () => answered(api['match-finder'].get())
const game = () => answered(api['swipe-game'].get())

export type Found = Awaited<ReturnType<typeof finder>>
/** Somebody who suits the member, and why. */
export type Match = Found['profiles'][number]
type Page = { readonly profiles: readonly Match[] }

const pages = <const Key extends string, Answer extends Page>(
  key: Key,
  ask: () => Promise<Answer>,
) =>
  infiniteQueryOptions({
    ...ONCE,
    queryKey: [key],
    queryFn: ask,
    initialPageParam: 0,
    getNextPageParam: ({ profiles }: Answer, all: readonly Answer[]) =>
      profiles.length === 0 ? null : all.length,
  })

/** Who suits the member and was not answered yet, some at a time. */
export const finderQuery = pages('match-finder', finder)

/** The same for the swipe game, with the likes that are left. */
export const gameQuery = pages('swipe-game', game)

/** Who is shown after signing up. */
export const signupMatchesQuery = queryOptions({
  ...ONCE,
  queryKey: ['signup-matches'],
  queryFn: async () => (await answered(api['signup-matches'].get())).profiles,
})
