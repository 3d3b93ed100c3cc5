import type { QueryClient } from '@tanstack/react-query'

const places = new WeakMap<QueryClient, string>()

/** Notes the place in the event log after which the page that the server rendered knows nothing. */
export const noteSince = (queries: QueryClient, since: string): void =>
  void places.set(queries, since)

/** From where on changes are missing from what the server rendered; told once, later ones are heard. */
export function takeSince(queries: QueryClient): string | null {
  const since = places.get(queries) ?? null
  places.delete(queries)
  return since
}
