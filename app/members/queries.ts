import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { answered, api, idOf } from '../client/client.ts'
import { tabStore } from '../shared/tab-store.ts'
import { readTracking } from '../site/tracking.ts'
import { type SearchParams, searchCall } from './search-params.ts'

/** Where a visit came from decides whether a visitor may search (spec §6). */
function origin(): { network?: string; ref?: string } {
  const { network, ref } = readTracking(tabStore())
  return { ...(network && { network }), ...(ref && { ref }) }
}

const search = (params: SearchParams, cursor: string) =>
  answered(
    api.members.get({ query: { ...searchCall(params), ...origin(), ...(cursor && { cursor }) } }),
  )

export type Found = Awaited<ReturnType<typeof search>>
/** A member as lists show them. */
export type MemberCard = Found['results'][number]

/** Members as searched for, page after page. */
export const searchQuery = (params: SearchParams) =>
  infiniteQueryOptions({
    queryKey: ['members', params],
    queryFn: ({ pageParam }) => search(params, pageParam),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 60_000,
  })

/** How many there would be if one filter were switched. */
export const switchesQuery = (params: SearchParams) =>
  queryOptions({
    queryKey: ['switches', params],
    queryFn: () =>
      answered(api.members.switches.get({ query: { ...searchCall(params), ...origin() } })),
    staleTime: 60_000,
  })

/** One profile, as far as the viewer may see it. */
export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: ['member', id],
    queryFn: async () => answered(api.members({ id: idOf(id) }).get()),
  })

export type Profile = Awaited<ReturnType<NonNullable<ReturnType<typeof profileQuery>['queryFn']>>>

/** The towns' regions of the countries of this site. */
export const regionsQuery = queryOptions({
  queryKey: ['regions'],
  queryFn: async () => (await answered(api['regions.php'].get({ query: {} }))).regions,
  staleTime: Number.POSITIVE_INFINITY,
})
