import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '../../accounts/account/queries.ts'
import { onConnection } from '../../shared/use-online.ts'
import type { Outbox } from './outbox.ts'
import { outboxOf } from './outboxes.ts'

/** The member's outbox; `null` for a visitor. */
export function useOutbox(): Outbox | null {
  const queries = useQueryClient()
  const { data: user } = useQuery(userQuery)
  return user ? outboxOf(queries, user.id) : null
}

/** Sends pending messages: on page load, on reconnect, and when the page becomes visible. */
export function useOutboxOpen(member: string | null): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (member === null) return
    const outbox = outboxOf(queries, member)
    const onVisible = () => document.visibilityState === 'visible' && outbox.wake()
    outbox.open()
    const stop = onConnection(outbox.wake)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', onVisible)
      outbox.close()
    }
  }, [member, queries])
}
