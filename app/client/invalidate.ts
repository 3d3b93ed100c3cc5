import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { LiveUpdate } from '#core/notifications/live-updates.ts'

/**
 * What may have changed: as the server tells open pages of it, or as this page knows first, since it made the call. A
 * change that both may tell of is one entry, so that neither forgets what the other remembers.
 */
export type Change =
  | LiveUpdate
  /** How many conversations may still be begun, which chats and profiles say too. */
  | { readonly type: 'allowance' }
  | { readonly type: 'prices' }
  | { readonly type: 'likes' }
  | { readonly type: 'profile' }
  | { readonly type: 'sessions' }
  /** When the member's day begins and ends. */
  | { readonly type: 'time-zone' }
  /** Live updates are heard from now on; a chat may have gone on while its page was fetched. */
  | { readonly type: 'connected' }
  /** Live updates may have been missed for a while. */
  | { readonly type: 'missed' }

/** The first parts of the keys of queries that a change makes stale; the query cache's only table of it. */
export function staleAfter(change: Change): readonly QueryKey[] {
  switch (change.type) {
    case 'message':
      return [['chats'], ['conversation', change.conversation], ['user'], ['ledger']]
    case 'read':
      return [['conversation', change.conversation]]
    case 'like':
    case 'likes':
      return [['likes']]
    case 'match':
      return [['likes'], ['member', change.with]]
    case 'account':
      return [['user'], ['discount'], ['ledger']]
    case 'order':
      return [['user'], ['order'], ['orders'], ['ledger'], ['bundles'], ['discount'], ['quote']]
    case 'photos':
      return [['user'], ['photos'], ['member']]
    case 'chats':
      return [['chats']]
    case 'people':
      return [
        ['blocked'],
        ['chats'],
        ['conversation'],
        ['likes'],
        ['members'],
        ['member'],
        ['switches'],
        ['faces'],
      ]
    case 'allowance':
      return [['conversation'], ['member']]
    case 'prices':
      return [['settings'], ['gifts'], ['discount'], ['quote']]
    case 'profile':
      return [['user'], ['member']]
    case 'sessions':
      return [['sessions']]
    case 'time-zone':
      return [['swipe-game']]
    case 'connected':
      return [['conversation']]
    case 'missed':
      return [['user'], ['chats']]
    // Also who looks at the page, or whom they may see at all.
    case 'everything':
      return [[]]
  }
}

/** Asks again for what changes made stale; what no page shows is asked for when one does. */
export async function invalidate(
  queries: QueryClient,
  ...changes: readonly Change[]
): Promise<void> {
  const stale = changes.flatMap(staleAfter)
  await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
