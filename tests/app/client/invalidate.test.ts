import { expect, test } from 'bun:test'
import { QueryClient } from '@tanstack/react-query'
import { Glob } from 'bun'
import { type Change, invalidate, keysInvalidatedBy } from '#app/client/invalidate.ts'

const ROOT = new URL('../../..', import.meta.url).pathname
/** The desk is an app of its own, with queries of its own. */
const sources = await Promise.all(
  [...new Glob('app/**/*.{ts,tsx}').scanSync(ROOT)]
    .filter((path) => !path.startsWith('app/desk/'))
    .map(async (path) => ({
      path,
      source: await Bun.file(`${ROOT}/${path}`).text(),
    })),
)

const CHANGES: readonly Change[] = [
  { type: 'message', conversation: 'c1' },
  { type: 'read', conversation: 'c1' },
  { type: 'like', from: 'm1' },
  { type: 'match', with: 'm1' },
  { type: 'account' },
  { type: 'order' },
  { type: 'photos' },
  { type: 'reports' },
  { type: 'chats' },
  { type: 'people' },
  { type: 'allowance' },
  { type: 'prices' },
  { type: 'country' },
  { type: 'likes' },
  { type: 'profile' },
  { type: 'sessions' },
  { type: 'time-zone' },
  { type: 'link', token: 'a' },
  { type: 'connected' },
  { type: 'missed' },
  { type: 'everything' },
]

/** Queries that no change makes stale while a page is open: public data, and one-time checks. */
const NEVER_STALE = new Set([
  'own-page',
  'chosen-ages',
  'company',
  'regions',
  'towns',
  'push',
  'shown-sites',
  'direct-debit',
  'complaint',
  'withdrawal',
  'signup-matches',
  'match-finder',
  'session-ended',
  'language-offer',
])

test('an update invalidates exactly the affected queries', async () => {
  const queries = new QueryClient()
  for (const key of [['conversation', 'c1'], ['conversation', 'c2'], ['chats'], ['likes']]) {
    queries.setQueryData(key, 'known')
  }
  await invalidate(queries, { type: 'message', conversation: 'c1' })
  const stale = (key: readonly string[]) => queries.getQueryState(key)?.isInvalidated
  expect([stale(['conversation', 'c1']), stale(['chats'])]).toEqual([true, true])
  expect([stale(['conversation', 'c2']), stale(['likes'])]).toEqual([false, false])
})

/** What each change makes stale, by what a member would see of it. */
const STALE: Readonly<Record<string, readonly string[]>> = {
  // Lists, the open chat, the badge and the credits it cost.
  message: ['chats', 'conversation', 'ledger', 'user'],
  read: ['conversation'],
  like: ['likes'],
  likes: ['likes'],
  link: ['link'],
  match: ['likes', 'member'],
  account: ['discount', 'email-change', 'ledger', 'user'],
  // The money, what it bought, and the prices that a first purchase ends.
  order: ['bundles', 'discount', 'ledger', 'order', 'orders', 'quote', 'user'],
  photos: ['member', 'photos', 'user'],
  reports: ['report', 'reports'],
  chats: ['chats'],
  // Wherever somebody is listed or shown.
  people: ['blocked', 'chats', 'conversation', 'faces', 'likes', 'member', 'members', 'switches'],
  allowance: ['conversation', 'member'],
  prices: ['discount', 'gifts', 'quote', 'settings'],
  country: ['bundles', 'settings'],
  profile: ['member', 'user'],
  sessions: ['sessions'],
  'time-zone': ['swipe-game', 'user'],
  connected: ['conversation'],
  missed: ['chats', 'user'],
}

test.each(
  CHANGES.filter(({ type }) => type !== 'everything').map((one) => [one.type, one] as const),
)('after a change of %s, exactly what shows it is asked for again', async (type, change) => {
  const queries = new QueryClient()
  const ids: Readonly<Record<string, string>> = { conversation: 'c1', link: 'a', member: 'm1' }
  const all = [...new Set(CHANGES.flatMap(keysInvalidatedBy).map(([key]) => String(key)))]
  for (const key of all) queries.setQueryData([key, ids[key]].filter(Boolean), 'known')
  await invalidate(queries, change)
  const stale = queries.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated })
  expect(stale.map(({ queryKey: [key] }) => String(key)).toSorted()).toEqual(
    STALE[type] as string[],
  )
})

test('every query is in the table, and the table has no others', () => {
  const keys = sources.flatMap(({ source }) =>
    [...source.matchAll(/(?:queryKey: \[| = pages\()'([a-z-]+)'/g)].map(([, key]) => key ?? ''),
  )
  const invalidated = CHANGES.flatMap(keysInvalidatedBy).flatMap(([key]) =>
    typeof key === 'string' ? key : [],
  )
  const known = new Set(keys)
  expect([...known].filter((key) => !invalidated.includes(key) && !NEVER_STALE.has(key))).toEqual(
    [],
  )
  expect(invalidated.filter((key) => !known.has(key))).toEqual([])
})

test('queries are invalidated in one place, and where the member changes', () => {
  const otherFiles = sources.filter(({ source }) => source.includes('invalidateQueries'))
  expect(otherFiles.map(({ path }) => path).toSorted()).toEqual([
    'app/accounts/session/session-end.ts',
    'app/accounts/session/sign-in.ts',
    'app/client/invalidate.ts',
    'app/mocks/mocks.ts',
  ])
})

test('a change by a visitor does not refetch who is signed in', async () => {
  const queries = new QueryClient()
  const isStale = () => queries.getQueryState(['user'])?.isInvalidated
  queries.setQueryData(['user'], null)
  await invalidate(queries, { type: 'order' })
  expect(isStale()).toBe(false)
  queries.setQueryData(['user'], { id: 'ann' })
  await invalidate(queries, { type: 'order' })
  expect(isStale()).toBe(true)
})
