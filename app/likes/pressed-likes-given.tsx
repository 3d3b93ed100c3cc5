import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { userQuery } from '../account/queries.ts'
import { tabStore } from '../shared/tab-store.ts'
import type { GivenLikes } from './give-pressed-likes.ts'
import { pressedLikes } from './pressed-likes.ts'

/** Fetched where it is shown: every page looks for pressed likes, and few have any. */
const PressedLikesTold = lazy(async () => {
  const { PressedLikesTold } = await import('./pressed-likes-told.tsx')
  return { default: PressedLikesTold }
})

/** Gives the likes that somebody pressed before logging in, once they are a member, and says so. */
export function PressedLikesGiven() {
  const queries = useQueryClient()
  const { data: user } = useQuery(userQuery)
  const [likes, setLikes] = useState<GivenLikes | null>(null)
  const member = user?.id
  useEffect(() => {
    if (!member || pressedLikes(tabStore()).length === 0) return
    void import('./give-pressed-likes.ts')
      .then(({ givePressedLikes }) => givePressedLikes(queries))
      .then(setLikes)
  }, [queries, member])
  if (!user || !likes) return null
  return (
    <Suspense fallback={null}>
      <PressedLikesTold user={user} likes={likes} onClose={() => setLikes(null)} />
    </Suspense>
  )
}
