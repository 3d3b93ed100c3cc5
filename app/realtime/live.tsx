import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../account/queries.ts'
import { useOutboxOpen } from '../chats/use-outbox.ts'
import { useWorker } from '../push/use-worker.ts'
import { usePageTitle } from '../site/use-page-title.ts'
import { useBadges } from './use-badges.ts'
import { useLiveUpdates } from './use-live-updates.ts'
import { usePageHidden } from './use-page-hidden.ts'
import { usePolling } from './use-polling.ts'

/** What makes the page live: live updates from the server, and the counts on tab and app. It shows nothing itself. */
export function Live() {
  const { data: user } = useQuery(userQuery)
  useLiveUpdates(user?.id ?? null)
  useOutboxOpen(user?.id ?? null)
  useWorker(user?.id ?? null)
  usePolling(user?.id ?? null)
  usePageHidden(user?.id ?? null)
  useBadges(usePageTitle())
  return null
}
