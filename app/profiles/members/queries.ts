import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { answered, api, idOf } from '../../client/client.ts'
import { tabStore } from '../../client/storage/tab-store.ts'
import { readTracking } from '../../site/tracking.ts'
import { type SearchParams, searchCall } from './search-params.ts'

/** The traffic source decides whether a visitor may search (spec §6). */
function origin(): { network?: string; ref?: string } {
  const { network, ref } = readTracking(tabStore())
  return { ...(network && { network }), ...(ref && { ref }) }
}

const search = (params: SearchParams, cursor: string) =>
  answered(
    api.members.get({ query: { ...searchCall(params), ...origin(), ...(cursor && { cursor }) } }),
  )

export type Found = Awaited<ReturnType<typeof search>>
/** A member's card. */
export type MemberCard = Found['results'][number]

/** Search results, page by page. */
export const searchQuery = (params: SearchParams) =>
  infiniteQueryOptions({
    queryKey: ['members', params],
    queryFn: ({ pageParam }) => search(params, pageParam),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 60_000,
  })

/** Facet counts. */
export const switchesQuery = (params: SearchParams) =>
  queryOptions({
    queryKey: ['switches', params],
    queryFn: () =>
      answered(api.members.switches.get({ query: { ...searchCall(params), ...origin() } })),
    staleTime: 60_000,
  })

/** A profile, as far as the viewer may see it. */
export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: ['member', id],
    queryFn: async () => answered(api.members({ id: idOf(id) }).get()),
  })

/** A free member's allowance for writing to a profile; unlike opening the profile, asking has no side effect. */
export const allowanceQuery = (id: string) =>
  queryOptions({
    queryKey: ['member', id, 'allowance'],
    queryFn: () => answered(api.members({ id }).allowance.get()),
  })

export type Profile = Awaited<ReturnType<NonNullable<ReturnType<typeof profileQuery>['queryFn']>>>

/** Regions of this site's countries. */
export const regionsQuery = queryOptions({
  queryKey: ['regions'],
  queryFn: async () => (await answered(api['regions.php'].get({ query: {} }))).regions,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Blocked members, newest first. */
export const blockedQuery = queryOptions({
  queryKey: ['blocked'],
  queryFn: async () => (await answered(api.blocks.get())).blocked,
})
