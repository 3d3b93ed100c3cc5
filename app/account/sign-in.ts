import type { QueryClient } from '@tanstack/react-query'
import { forget } from '../shared/kept.ts'
import { tabStore } from '../shared/tab-store.ts'
import { forgetForms } from './form-drafts.ts'
import { type User, userQuery } from './queries.ts'

/** What everybody is told alike; all else belongs to who asked for it. */
const EVERYBODYS: ReadonlySet<unknown> = new Set(['settings', 'company', 'interests', 'regions'])

/** Makes somebody the member of this page, or with `null` nobody: what was known of another is forgotten. */
export function becomeMember(queries: QueryClient, user: User | null): void {
  // A member whose session ended finds what they typed; another one does not.
  if (user) forgetForms(tabStore(), user.id)
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

/** Makes nobody the member of this page, who leaves nothing behind: what was not sent is nobody's business on a shared device. */
export function signOut(queries: QueryClient): void {
  forget('draft.', 'outgoing.')
  forgetForms(tabStore(), null)
  becomeMember(queries, null)
}
