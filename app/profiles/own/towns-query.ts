import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answered, api } from '../../client/client.ts'

/** Towns of a country by prefix; if none, those of that name in other countries. */
export const townsQuery = (country: string, text: string) =>
  queryOptions({
    queryKey: ['towns', country, text.toLowerCase()],
    queryFn: () => answered(api.towns.get({ query: { country, text } })),
    enabled: text !== '',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
