import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { userQuery } from '../../accounts/account/queries.ts'
import { tabStore } from '../../client/storage/tab-store.ts'
import { lazyOverlay } from '../../site/lazy-overlay.tsx'
import { pendingLikes } from './pending-likes.ts'
import type { SentLikes } from './send-pending-likes.ts'

/** Lazy-loaded: every page checks for stored likes, but few have any. */
const PendingLikesResult = lazyOverlay(
  () => import('./pending-likes-result.tsx').then(({ PendingLikesResult }) => PendingLikesResult),
  { silent: true },
)

/** Sends a visitor's stored likes once they are a member, and shows the result. */
export function PendingLikesSent() {
  const queries = useQueryClient()
  const { data: user } = useQuery(userQuery)
  const [likes, setLikes] = useState<SentLikes | null>(null)
  const member = user?.id
  useEffect(() => {
    if (!member || pendingLikes(tabStore()).length === 0) return
    void import('./send-pending-likes.ts')
      .then(({ sendPendingLikes }) => sendPendingLikes(queries))
      .then(setLikes)
  }, [queries, member])
  if (!user || !likes) return null
  return <PendingLikesResult user={user} likes={likes} />
}
