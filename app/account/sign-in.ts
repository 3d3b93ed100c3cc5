import type { QueryClient } from '@tanstack/react-query'
import { type User, userQuery } from './queries.ts'

/** What everybody is told alike; all else belongs to who asked for it. */
const EVERYBODYS: ReadonlySet<unknown> = new Set(['settings', 'company', 'interests', 'regions'])

/** Makes somebody the member of this page, or with `null` nobody: what was known of another is forgotten. */
export function becomeMember(queries: QueryClient, user: User | null): void {
  queries.setQueryData(userQuery.queryKey, user)
  queries.removeQueries({
    predicate: ({ queryKey: [name] }) => name !== 'user' && !EVERYBODYS.has(name),
    type: 'inactive',
  })
  void queries.invalidateQueries({
    predicate: ({ queryKey: [name] }) => name !== 'user' && !EVERYBODYS.has(name),
    refetchType: user ? 'active' : 'none',
  })
}
