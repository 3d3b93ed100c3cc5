import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { LiveUpdate } from '#core/notifications/ports.ts'

/**
 * Changes that invalidate queries: from live updates, or from the page's own mutations. A change known from both is
 * one entry.
 */
export type Change =
  | LiveUpdate
  /** The allowance of conversations, which chats and profiles show too. */
  | { readonly type: 'allowance' }
  | { readonly type: 'prices' }
  /** The country that a visitor chose, whose prices they see. */
  | { readonly type: 'country' }
  | { readonly type: 'likes' }
  | { readonly type: 'profile' }
  | { readonly type: 'sessions' }
  /** A new one ends other sessions, and an email change that waits. */
  | { readonly type: 'password' }
  /** The session ended, perhaps for another one. */
  | { readonly type: 'signed-out' }
  /** Start and end of the member's day. */
  | { readonly type: 'time-zone' }
  /** A mailed link was refused: another tab may have used it. */
  | { readonly type: 'link'; readonly token: string }
  /** Live updates start now; a chat may have changed while its page was loading. */
  | { readonly type: 'connected' }
  /** Live updates may have been missed. */
  | { readonly type: 'missed' }

/** Query key prefixes invalidated by each change; the only such table. */
export function keysInvalidatedBy(change: Change): readonly QueryKey[] {
  switch (change.type) {
    case 'message':
      return [['chats'], ['conversation', change.conversation], ['user'], ['ledger']]
    case 'read':
      return [['conversation', change.conversation]]
    case 'like':
    case 'likes':
      return [['likes']]
    case 'link':
      return [['link', change.token]]
    case 'match':
      return [['likes'], ['member', change.with]]
    case 'account':
      return [['user'], ['email-change'], ['discount'], ['ledger']]
    case 'order':
      return [['user'], ['order'], ['orders'], ['ledger'], ['bundles'], ['discount'], ['quote']]
    case 'photos':
      return [['user'], ['photos'], ['member']]
    case 'reports':
      return [['reports'], ['report']]
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
    case 'country':
      return [['bundles'], ['settings']]
    case 'profile':
      return [['user'], ['member']]
    case 'sessions':
      return [['sessions']]
    case 'password':
      return [['sessions'], ['email-change']]
    case 'signed-out':
      return [['user']]
    case 'time-zone':
      return [['swipe-game'], ['user']]
    case 'connected':
      return [['conversation']]
    case 'missed':
      return [['user'], ['chats']]
    // Also the viewer, or which profiles they may see.
    case 'everything':
      return [[]]
  }
}

/** Invalidates queries; inactive ones are refetched when used. */
export async function invalidate(
  queries: QueryClient,
  ...changes: readonly Change[]
): Promise<void> {
  // A visitor stays one whatever they change, such as an order by a mailed link; asking would only be refused.
  const isVisitor = queries.getQueryData(['user']) === null
  const stale = changes
    .flatMap(keysInvalidatedBy)
    .filter(([subject]) => !(isVisitor && subject === 'user'))
  const requested = stale.flatMap((queryKey) =>
    queries.getQueryCache().findAll({ queryKey, predicate: keepsRequest }),
  )
  await Promise.all([
    ...stale.map((queryKey) => queries.invalidateQueries({ queryKey })),
    ...requested.map((query) => invalidateAfter(queries, query)),
  ])
}

/**
 * Whether the library keeps a query's running request: a first one, or one that nothing shown waits for. Its response
 * may be older than the change, and would count as fresh. A paused one, offline, was not sent yet.
 */
const keepsRequest = (query: Query): boolean =>
  query.state.fetchStatus === 'fetching' && (query.state.data === undefined || !query.isActive())

/** Invalidates a query again once its running request has ended. */
async function invalidateAfter(queries: QueryClient, query: Query): Promise<void> {
  await query.promise?.catch(() => undefined)
  await queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
}
