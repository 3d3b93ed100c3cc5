import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Announcement } from '#core/notifications/announcements.ts'

/** What a hint makes out of date. */
export function staleAfter(hint: Announcement): readonly QueryKey[] {
  switch (hint.type) {
    case 'message':
      return [['chats'], ['conversation', hint.conversation], ['user'], ['ledger']]
    case 'read':
      return [['conversation', hint.conversation]]
    case 'like':
      return [['likes']]
    case 'match':
      return [['likes'], ['member', hint.with]]
    case 'account':
      return [['user'], ['order'], ['orders'], ['discount'], ['ledger'], ['photos']]
  }
}

/** Asks again for what a hint is about; what no page shows is asked for when one does. */
export function freshen(queries: QueryClient, hint: Announcement): void {
  for (const queryKey of staleAfter(hint)) void queries.invalidateQueries({ queryKey })
}
