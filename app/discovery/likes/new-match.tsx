import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { userQuery } from '../../accounts/account/queries.ts'
import { LazyEncounter } from './lazy-encounter.tsx'
import { nextMatch } from './liking.ts'
import { type Liked, likesQuery } from './queries.ts'

/** Shows the matches that the member has not seen, on any page (spec §2), one after another. */
export function NewMatch() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { data: user } = useQuery(userQuery)
  const { data: likes } = useQuery({ ...likesQuery, enabled: Boolean(user) })
  const [shown, setShown] = useState<Liked | null>(null)
  const [open, setOpen] = useState(false)
  // The page that the last one led to is not covered by the next.
  const [ledTo, setLedTo] = useState<string | null>(null)

  const next = likes && user && path !== ledTo ? nextMatch(likes, shown) : null
  const met = open ? shown : next
  if (!met) return null
  return (
    <LazyEncounter
      key={`${met.id} ${met.liked_at}`}
      met={{ kind: 'match', card: met }}
      onShown={() => {
        setShown(met)
        setOpen(true)
      }}
      onClose={() => setOpen(false)}
      onOpened={(page) => {
        setLedTo(page)
        setOpen(false)
      }}
    />
  )
}
