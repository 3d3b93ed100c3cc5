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
