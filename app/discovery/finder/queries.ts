import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'

/** Fetched once a visit: a refetch would reorder it while the member taps. */
const ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

const finder = () => answered(api['match-finder'].get())
const game = () => answered(api['swipe-game'].get())

export type Found = Awaited<ReturnType<typeof finder>>
/** A suggested profile, and why. */
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

/** Unanswered suggestions, page by page. */
export const finderQuery = pages('match-finder', finder)

/** The same for the swipe game, with the remaining likes. */
export const gameQuery = pages('swipe-game', game)

/** The profiles shown after signup. */
export const signupMatchesQuery = queryOptions({
  ...ONCE,
  queryKey: ['signup-matches'],
  queryFn: async () => (await answered(api['signup-matches'].get())).profiles,
})
