import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userQuery } from '../account/queries.ts'
import { LazyEncounter } from './lazy-encounter.tsx'
import { newMatch } from './liking.ts'
import { type Likes, likesQuery } from './queries.ts'

/** Shows a new match, on any page (spec §2). */
export function NewMatch() {
  const { data: user } = useQuery(userQuery)
  const { data: likes } = useQuery({ ...likesQuery, enabled: Boolean(user) })
  const [before, setBefore] = useState<Likes>()
  const [met, setMet] = useState<Likes['liked_by'][number] | null>(null)
  if (likes && likes !== before) {
    // Matches from before the page load are not new.
    const match = before && newMatch(before, likes)
    setBefore(likes)
    if (match) setMet(match)
  }
  if (!met) return null
  return (
    <LazyEncounter key={met.id} met={{ kind: 'match', card: met }} onClose={() => setMet(null)} />
  )
}
