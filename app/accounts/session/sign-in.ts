import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { writeStored } from '../../client/storage/browser-storage.ts'
import { removeTexts } from '../../client/storage/member-texts.ts'
import { tabStore } from '../../client/storage/tab-store.ts'
import { newId } from '../../shared/new-id.ts'
import { eraseForms } from '../account/form-drafts.ts'
import { type User, userQuery } from '../account/queries.ts'

/** Queries with public data; all others belong to the member. */
const EVERYBODYS: ReadonlySet<unknown> = new Set(['settings', 'company', 'interests', 'regions'])

/** Storage key that notifies other tabs of a login; its value is meaningless. */
const CHANGED = 'member-changed'

/** Key of the mutation that logs out; while it runs, a live connection that ends is no news. */
export const LOGGING_OUT = ['log-out'] as const

/** Calls back when another tab logged in or out, until the returned function is called. */
export function onMemberChange(listener: () => void): () => void {
  const heard = ({ key, storageArea }: StorageEvent) => {
    // Ignore events dispatched by this tab itself: they have no `storageArea`.
    if (key === CHANGED && storageArea !== null) listener()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}

const isOnes = ({ queryKey: [name] }: { readonly queryKey: QueryKey }) =>
  name !== 'user' && !EVERYBODYS.has(name)

/** Clears all member data of the page. */
export function clearMember(queries: QueryClient): void {
  void queries.resetQueries({ predicate: isOnes })
}

/** Sets the page's member, or `null`: clears the cached data of another one. */
export function setCurrentMember(queries: QueryClient, user: User | null): void {
  // A member whose session ended keeps their drafts; another one does not get them.
  if (user) eraseForms(tabStore(), user.id)
  queries.setQueryData(userQuery.queryKey, user)
  queries.removeQueries({ predicate: isOnes, type: 'inactive' })
  void queries.invalidateQueries({ predicate: isOnes, refetchType: user ? 'active' : 'none' })
  writeStored(CHANGED, newId())
}

/** Logs out on this page and clears everything stored: nothing unsent stays on a shared device. */
export function signOut(queries: QueryClient): void {
  removeTexts()
  eraseForms(tabStore(), null)
  setCurrentMember(queries, null)
}
