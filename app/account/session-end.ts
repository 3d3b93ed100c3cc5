import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { onSessionEnd } from '../client/observed-fetch.ts'
import { protectTexts } from './protect-texts.ts'
import { userQuery } from './queries.ts'
import { clearMember, onMemberChange, setCurrentMember } from './sign-in.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by a page whose session ended: the login says so. */
    ended?: true
  }
}

/**
 * Spec §8: when the session ended, logs out here too and redirects to login and back. If polling detected it, only
 * members-only pages redirect. If another member logged in in another tab, the page switches to them at once.
 */
export function leaveOnSessionEnd(queries: QueryClient, router: RegisteredRouter): void {
  const memberOf = () => queries.getQueryData(userQuery.queryKey)?.id ?? null
  protectTexts(queries.getQueryData(userQuery.queryKey))
  onSessionEnd(() => {
    if (memberOf() === null) return
    const { pathname, href } = router.state.location
    setCurrentMember(queries, null)
    // Already redirected.
    if (pathname === '/login') return
    void router.navigate({ to: '/login', search: { redirect: href }, state: { ended: true } })
  })

  let member = memberOf()
  queries.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== 'user') return
    const before = member
    member = memberOf()
    if (before === null || member === before) return
    // Another member logged in in another tab: drop all data of the previous one.
    if (member !== null) clearMember(queries)
    void router.invalidate()
  })

  const refetchUser = () => void queries.invalidateQueries({ queryKey: userQuery.queryKey })
  onMemberChange(refetchUser)
  // The back/forward cache may contain the previous member's page.
  addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => persisted && refetchUser())
}
