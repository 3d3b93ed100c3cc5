import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answered, api } from '../client/client.ts'

/** Towns of a country by prefix. */
export const townsQuery = (country: string, text: string) =>
  queryOptions({
    queryKey: ['towns', country, text.toLowerCase()],
    queryFn: async () => (await answered(api.towns.get({ query: { country, text } }))).towns,
    enabled: text !== '',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
