import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { freshen } from './freshen.ts'
import { type Line, listenForHints } from './hints.ts'

const PATH = '/api/events'

function openLine(): Line {
  const address = new URL(PATH, location.origin)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(address)
}

const later = (work: () => void, wait: number) => {
  const timer = setTimeout(work, wait)
  return () => clearTimeout(timer)
}

/** Keeps a member's page fresh while it is open: what is hinted at is asked for, at once. */
export function useHints(member: string | null): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (member === null) return
    return listenForHints(
      { open: openLine, later, chance: Math.random },
      {
        heard: (hint) => freshen(queries, hint),
        returned: () => void queries.invalidateQueries(),
      },
    )
  }, [member, queries])
}
