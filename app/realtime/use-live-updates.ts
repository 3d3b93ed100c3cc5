import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { invalidate } from '../client/invalidate.ts'
import { takeSince } from '../client/rendered-since.ts'
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

/** Keeps a member's page fresh while it is open: what is hinted at is asked for, at once. */
export function useLiveUpdates(member: string | null): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (member === null) return
    const since = takeSince(queries)
    let first = true
    const open = () => {
      const from = first ? since : null
      first = false
      return openSocket(from)
    }
    return listenForUpdates(
      { open, later, chance: Math.random },
      {
        heard: (update) => void invalidate(queries, update),
        // A page of the server's is told what happened since.
        connected: () => since === null && void invalidate(queries, { type: 'connected' }),
        returned: () => void invalidate(queries, { type: 'everything' }),
      },
    )
  }, [member, queries])
}
