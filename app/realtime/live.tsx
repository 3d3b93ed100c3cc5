import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#ui/primitives/layout/visually-hidden.tsx'
import { userQuery } from '../accounts/account/queries.ts'
import { useOutboxOpen } from '../chats/messages/use-outbox.ts'
import { onceHydrated } from '../client/hydration/hydration-queue.ts'
import { useWorker } from '../notifications/push/use-worker.ts'
import { usePageTitle } from '../site/use-page-title.ts'
import { useArrivalText } from './use-arrival-text.ts'
import { useBadges } from './use-badges.ts'
import { useChatsAtHand } from './use-chats-at-hand.ts'
import { useLiveUpdates } from './use-live-updates.ts'
import { usePageHidden } from './use-page-hidden.ts'
import { usePolling } from './use-polling.ts'
import { useReportTimeZone } from './use-report-time-zone.ts'

/** Live updates, announced, and counts on tab and app icon, once the page is hydrated: data that changed before would not match the server's HTML. */
export function Live() {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => onceHydrated(() => setHydrated(true)), [])
  return hydrated && <Effects />
}

function Effects() {
  const { data: user } = useQuery(userQuery)
  useLiveUpdates(user?.id ?? null)
  useOutboxOpen(user?.id ?? null)
  useWorker(user?.id ?? null)
  usePolling(user?.id ?? null)
  useChatsAtHand(user?.id ?? null)
  usePageHidden(user?.id ?? null)
  useReportTimeZone(user ?? null)
  useBadges(usePageTitle())
  return (
    <VisuallyHidden>
      <span aria-live="polite">{useArrivalText()}</span>
    </VisuallyHidden>
  )
}
