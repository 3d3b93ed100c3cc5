import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { onSessionEnd } from '../client/watchful-fetch.ts'
import { userQuery } from './queries.ts'
import { becomeMember, forgetMember, onMemberChange } from './sign-in.ts'

/**
 * Spec §8: a member whose session is over is logged out here too, and sent to log in and come back. Where
 * the minute's question found it first, the page itself decides whether a visitor may stay. Where another tab of
 * this browser changed who is logged in, the page is theirs at once.
 */
export function leaveOnSessionEnd(queries: QueryClient, router: RegisteredRouter): void {
  const memberOf = () => queries.getQueryData(userQuery.queryKey)?.id ?? null
  onSessionEnd(() => {
    if (memberOf() === null) return
    becomeMember(queries, null)
    void router.navigate({ to: '/login', search: { redirect: router.state.location.href } })
  })

  let member = memberOf()
  queries.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== 'user') return
    const before = member
    member = memberOf()
    if (before === null || member === before) return
    // Another one logged in, in another tab: nothing of the one before stays on this page.
    if (member !== null) forgetMember(queries)
    void router.invalidate()
  })

  const askWho = () => void queries.invalidateQueries({ queryKey: userQuery.queryKey })
  onMemberChange(askWho)
  // What Back shows may be the page of whoever was logged in then.
  addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => persisted && askWho())
}
