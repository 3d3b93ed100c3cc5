import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../account/queries.ts'
import { useWorker } from '../push/use-worker.ts'
import { usePageTitle } from '../shared/use-page-title.ts'
import { useBadges } from './use-badges.ts'
import { useHints } from './use-hints.ts'
import { usePolling } from './use-polling.ts'

/** What makes the page live: hints from the server, and the counts on tab and app. It shows nothing itself. */
export function Live() {
  const { data: user } = useQuery(userQuery)
  useHints(user?.id ?? null)
  useWorker(user?.id ?? null)
  usePolling(user?.id ?? null)
  useBadges(usePageTitle())
  return null
}
