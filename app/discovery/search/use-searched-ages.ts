import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Filters } from '#core/discovery/searching/filters.ts'
import { areSameAges, searchedAgesOf } from '#core/discovery/searching/own-ages.ts'
import { type User, userQuery } from '../../accounts/account/queries.ts'
import { answered, api } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { agesOf, type SearchedSite } from './filters.ts'

type Chosen = User['profile']['searched_ages']

/** Keeps the ages of a search with the member, so that the next one begins with them on any device. */
export function useSearchedAges() {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (searched_ages: Chosen) => answered(api.profile.patch({ searched_ages })),
    onMutate: async (searched_ages) => {
      await queries.cancelQueries(userQuery)
      queries.setQueryData(
        userQuery.queryKey,
        (user) => user && { ...user, profile: { ...user.profile, searched_ages } },
      )
    },
    onSettled: () => invalidate(queries, { type: 'profile' }),
  })
  return (user: User, site: SearchedSite, filters: Filters) =>
    mutate(areSameAges(filters, agesOf(user, null, site)) ? null : chosenIn(filters))
}

function chosenIn(filters: Filters): Chosen {
  const ages = searchedAgesOf(filters)
  if (ages === 'own') return { own: true, age_from: null, age_to: null }
  return { own: false, age_from: ages.from, age_to: ages.to }
}
