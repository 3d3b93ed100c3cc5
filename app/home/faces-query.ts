import { queryOptions } from '@tanstack/react-query'
import { answered, api, errorOf } from '../client/client.ts'

/** The first across two columns: two full rows on a desktop, four on a phone. */
const FACES = 7

/** Members of a country with a visible photo, filled up with similar ones; none where search needs a login (spec §6). */
export const facesQuery = (country: string) =>
  queryOptions({
    queryKey: ['faces', country],
    queryFn: async () => {
      try {
        const query = { photo: 'true', country } as const
        const { results, similar } = await answered(api.members.get({ query }))
        const faces = [...results, ...similar]
          .filter(({ main_image }) => main_image && !main_image.lock)
          .slice(0, FACES)
        // Who has a line leads.
        return faces.toSorted((one, other) => Number(!one.line) - Number(!other.line))
      } catch (error) {
        if (errorOf(error).code === 'search.closed') return []
        throw error
      }
    },
    staleTime: 60_000,
  })
