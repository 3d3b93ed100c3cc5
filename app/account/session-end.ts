import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { onSessionEnd } from '../client/watchful-fetch.ts'
import { userQuery } from './queries.ts'
import { becomeMember } from './sign-in.ts'

/**
 * Spec §8: a member whose session is over is logged out here too, and sent to log in and come back. Where
 * the minute's question found it first, the page itself decides whether a visitor may stay.
 */
export function leaveOnSessionEnd(queries: QueryClient, router: RegisteredRouter): void {
  const isMember = () => Boolean(queries.getQueryData(userQuery.queryKey))
  onSessionEnd(() => {
    if (!isMember()) return
    becomeMember(queries, null)
    void router.navigate({ to: '/login', search: { redirect: router.state.location.href } })
  })

  let wasMember = isMember()
  queries.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== 'user') return
    const left = wasMember && !isMember()
    wasMember = isMember()
    if (left) void router.invalidate()
  })
}
