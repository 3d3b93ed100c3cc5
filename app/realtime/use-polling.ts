import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { POLLING, pollingInterval } from '#core/site/pages/constants.ts'
import { userQuery } from '../accounts/account/queries.ts'
import { chatsQuery } from '../chats/messages/queries.ts'
import { invalidate } from '../client/invalidate.ts'
import { usePushState } from '../notifications/push/use-push-state.ts'

/** Spec §9: polls the member's state and chats, first after five seconds, then at its interval. */
export function usePolling(member: string | null): void {
  const queries = useQueryClient()
  const [begun, setBegun] = useState(false)
  const rhythm = pollingInterval(usePushState(member) === 'subscribed')
  const refetchInterval = begun && rhythm
  useQuery({ ...userQuery, refetchInterval })
  useQuery({ ...chatsQuery, enabled: member !== null, refetchInterval })

  useEffect(() => {
    if (member === null) return
    const timer = setTimeout(() => {
      setBegun(true)
      void invalidate(queries, { type: 'missed' })
    }, POLLING.start)
    return () => {
      clearTimeout(timer)
      setBegun(false)
    }
  }, [member, queries])
}
