import { queryOptions } from '@tanstack/react-query'
import { answered, api } from '../client/client.ts'

/** The site at this address: its name, prices, rules and look (spec §7). */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => answered(api['settings.php'].get({ query: routeQuery() })),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Spec §7: the request's own query goes along, and in development another site's domain. */
function routeQuery(): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(globalThis.location?.search ?? ''))
}

export type Settings = Awaited<ReturnType<NonNullable<typeof settingsQuery.queryFn>>>

/** Who runs the site. */
export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: () => answered(api['companyinfo.php'].get()),
  staleTime: Number.POSITIVE_INFINITY,
})
