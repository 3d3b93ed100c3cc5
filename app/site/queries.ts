import { queryOptions } from '@tanstack/react-query'
import { answered, api } from '../client/client.ts'

/** The site at this host: name, prices, rules and theme (spec §7). */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => answered(api['settings.php'].get({ query: routeQuery() })),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Spec §7: with the page's query, and in development another site's domain. */
function routeQuery(): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(globalThis.location?.search ?? ''))
}

export type Settings = Awaited<ReturnType<NonNullable<typeof settingsQuery.queryFn>>>

/** The site's operator. */
export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: () => answered(api['companyinfo.php'].get()),
  staleTime: Number.POSITIVE_INFINITY,
})
