import { queryOptions } from '@tanstack/react-query'
import { answered, api, errorOf } from '../client/client.ts'

/** Two full rows on a desktop, five on a phone. */
const FACES = 10

/** Members of a country with a visible photo, filled up with similar ones; none where search needs a login (spec §6). */
export const facesQuery = (country: string) =>
  queryOptions({
    queryKey: ['faces', country],
    queryFn: async () => {
      try {
        const query = { photo: 'true', country } as const
        const { results, similar } = await answered(api.members.get({ query }))
        return [...results, ...similar]
          .filter(({ main_image }) => main_image && !main_image.lock)
          .slice(0, FACES)
      } catch (error) {
        if (errorOf(error).code === 'search.closed') return []
        throw error
      }
    },
    staleTime: 60_000,
  })
