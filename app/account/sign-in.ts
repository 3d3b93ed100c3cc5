import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { forget, keep } from '../shared/kept.ts'
import { newId } from '../shared/new-id.ts'
import { tabStore } from '../shared/tab-store.ts'
import { forgetForms } from './form-drafts.ts'
import { type User, userQuery } from './queries.ts'

/** What everybody is told alike; all else belongs to who asked for it. */
const EVERYBODYS: ReadonlySet<unknown> = new Set(['settings', 'company', 'interests', 'regions'])

/** Under this name a tab tells the others of this browser that somebody else is logged in now; its value says nothing. */
const CHANGED = 'member-changed'

/** Calls back when another tab of this browser logged somebody in or out. */
export const onMemberChange = (heard: () => void): void =>
  addEventListener('storage', ({ key, storageArea }: StorageEvent) => {
    // What this tab keeps itself is told here too, without saying where.
    if (key === CHANGED && storageArea !== null) heard()
  })

const isOnes = ({ queryKey: [name] }: { readonly queryKey: QueryKey }) =>
  name !== 'user' && !EVERYBODYS.has(name)

/** Takes everything from the page that was told to another member. */
export function forgetMember(queries: QueryClient): void {
  void queries.resetQueries({ predicate: isOnes })
}

/** Makes somebody the member of this page, or with `null` nobody: what was known of another is forgotten. */
export function becomeMember(queries: QueryClient, user: User | null): void {
  // A member whose session ended finds what they typed; another one does not.
  if (user) forgetForms(tabStore(), user.id)
  queries.setQueryData(userQuery.queryKey, user)
  queries.removeQueries({ predicate: isOnes, type: 'inactive' })
  void queries.invalidateQueries({ predicate: isOnes, refetchType: user ? 'active' : 'none' })
  keep(CHANGED, newId())
}

/** Makes nobody the member of this page, who leaves nothing behind: what was not sent is nobody's business on a shared device. */
export function signOut(queries: QueryClient): void {
  forget('draft.', 'outgoing.')
  forgetForms(tabStore(), null)
  becomeMember(queries, null)
}
