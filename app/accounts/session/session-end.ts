import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { onSessionEnd } from '../../client/observed-fetch.ts'
import { storeLeftPlace } from '../../site/left-link.ts'
import { protectTexts } from '../account/protect-texts.ts'
import { userQuery } from '../account/queries.ts'
import { sessionEndedQuery } from './session-ended.ts'
import { clearMember, onMemberChange, setCurrentMember } from './sign-in.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by a page whose session ended: the login says so. */
    ended?: true
  }
}

type Updated = Extract<QueryCacheNotifyEvent, { readonly type: 'updated' }>

/** Whether the server said so, not this page. */
const isFetched = ({ action }: Updated): boolean => action.type === 'success' && !action.manual

/**
 * Spec §8: when the session ended, logs out here too and redirects to login and back. If only reading detected it,
 * members-only pages redirect and others say so. If another member logged in in another tab, the page switches to them
 * at once. The returned function ends it, for pages that are one of many in a document.
 */
export function leaveOnSessionEnd(queries: QueryClient, router: RegisteredRouter): () => void {
  const memberOf = () => queries.getQueryData(userQuery.queryKey)?.id ?? null
  const stopProtecting = protectTexts(queries.getQueryData(userQuery.queryKey))
  // The visitor's page is another one: a login returns to this place.
  const keepPlace = () => storeLeftPlace(router.state.location.state.__TSR_key)
  const tell = () => void queries.setQueryData(sessionEndedQuery.queryKey, true)
  const stopHearing = onSessionEnd(({ reads }) => {
    if (memberOf() === null) return
    const { pathname, href } = router.state.location
    if (reads) keepPlace()
    setCurrentMember(queries, null)
    if (reads) return tell()
    // Already redirected.
    if (pathname === '/login') return
    void router.navigate({ to: '/login', search: { redirect: href }, state: { ended: true } })
  })

  let member = memberOf()
  const stopComparing = queries.getQueryCache().subscribe((event) => {
    // Observers are told first, by events that do not say where the data comes from.
    if (event.type !== 'updated' || event.query.queryKey[0] !== 'user') return
    const before = member
    member = memberOf()
    if (member === before) return
    if (member !== null) queries.setQueryData(sessionEndedQuery.queryKey, false)
    if (before === null) return
    // Another member logged in in another tab: drop all data of the previous one.
    if (member !== null) clearMember(queries)
    else if (isFetched(event)) {
      keepPlace()
      tell()
    }
    void router.invalidate()
  })

  const refetchUser = () => void queries.invalidateQueries({ queryKey: userQuery.queryKey })
  const stopFollowing = onMemberChange(refetchUser)
  // The back/forward cache may contain the previous member's page.
  const shown = ({ persisted }: PageTransitionEvent) => persisted && refetchUser()
  addEventListener('pageshow', shown)
  return () => {
    stopProtecting()
    stopHearing()
    stopComparing()
    stopFollowing()
    removeEventListener('pageshow', shown)
  }
}
