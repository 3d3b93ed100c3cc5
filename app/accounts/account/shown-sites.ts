import {
  mutationOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'
import { userQuery } from './queries.ts'

/** The sites of this install, and whether the member is shown on each. */
export const shownSitesQuery = queryOptions({
  queryKey: ['shown-sites'],
  queryFn: async () => (await answered(api.account.sites.get())).sites,
})

type Choice = { readonly id: string; readonly shown: boolean }

/** Shows or hides the member on a site: optimistic update with rollback. */
export const useSiteChoice = () => useMutation(siteChoice(useQueryClient()))

/** The same, outside of a component. */
export function siteChoice(queries: QueryClient) {
  const key = shownSitesQuery.queryKey
  return mutationOptions({
    // Sequential, so that of two quick taps the last one wins.
    scope: { id: 'shown-sites' },
    mutationFn: ({ id, shown }: Choice) => answered(api.account.sites({ id }).put({ shown })),
    onMutate: async ({ id, shown }) => {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData(key)
      queries.setQueryData(key, (sites) =>
        sites?.map((site) => (site.id === id ? { ...site, shown } : site)),
      )
      return { before }
    },
    onSuccess: ({ user }) => queries.setQueryData(userQuery.queryKey, user),
    onError: (_error, _choice, before) => queries.setQueryData(key, before?.before),
  })
}
