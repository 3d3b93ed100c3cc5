import type { QueryClient } from '@tanstack/react-query'

const places = new WeakMap<QueryClient, string>()

/** Sets the event-log position of the rendered page. */
export const setReplayStart = (queries: QueryClient, since: string): void =>
  void places.set(queries, since)

/** The position to replay from; returned once, later changes come live. */
export function takeReplayStart(queries: QueryClient): string | null {
  const since = places.get(queries) ?? null
  places.delete(queries)
  return since
}
