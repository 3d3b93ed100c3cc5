import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { LOGGING_OUT } from '../accounts/session/sign-in.ts'
import { invalidate } from '../client/invalidate.ts'
import { takeReplayStart } from '../client/replay-start.ts'
import { type Connection, listenForUpdates } from './listen.ts'

const PATH = '/api/events'

function openSocket(since: string | null): Connection {
  const address = new URL(PATH, location.origin)
  if (since !== null) address.searchParams.set('since', since)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(address)
}

const later = (work: () => void, wait: number) => {
  const timer = setTimeout(work, wait)
  return () => clearTimeout(timer)
}

/** Refetches what live updates invalidate. */
export function useLiveUpdates(member: string | null): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (member === null) return
    const since = takeReplayStart(queries)
    let first = true
    const open = () => {
      const from = first ? since : null
      first = false
      return openSocket(from)
    }
    return listenForUpdates(
      { open, later, chance: Math.random },
      {
        onUpdate: (update) => void invalidate(queries, update),
        // A server-rendered page replays events since its position.
        connected: () => since === null && void invalidate(queries, { type: 'connected' }),
        signedOut: () => {
          // Logging out ends the connection too, and needs nobody asked who is there.
          if (queries.isMutating({ mutationKey: LOGGING_OUT }) > 0) return
          void invalidate(queries, { type: 'signed-out' })
        },
        returned: () => void invalidate(queries, { type: 'everything' }),
      },
    )
  }, [member, queries])
}
