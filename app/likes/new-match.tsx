import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userQuery } from '../account/queries.ts'
import { LazyEncounter } from './lazy-encounter.tsx'
import { newMatch } from './liking.ts'
import { type Likes, likesQuery } from './queries.ts'

/** Shows a match that came about just now because the other liked back, wherever the member is (spec §2). */
export function NewMatch() {
  const { data: user } = useQuery(userQuery)
  const { data: likes } = useQuery({ ...likesQuery, enabled: Boolean(user) })
  const [before, setBefore] = useState<Likes>()
  const [met, setMet] = useState<Likes['liked_by'][number] | null>(null)
  if (likes && likes !== before) {
    // What was there when the page opened is no news.
    const match = before && newMatch(before, likes)
    setBefore(likes)
    if (match) setMet(match)
  }
  if (!met) return null
  return (
    <LazyEncounter key={met.id} met={{ kind: 'match', card: met }} onClose={() => setMet(null)} />
  )
}
