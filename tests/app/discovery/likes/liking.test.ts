import { describe, expect, test } from 'bun:test'
import { listed } from '#app/discovery/likes/like-lists.ts'
import { matchSeen, nextMatch, seen, withLike, withoutLike } from '#app/discovery/likes/liking.ts'
import type { Likes } from '#app/discovery/likes/queries.ts'
import { somebody } from './people.ts'

const NOW = '2026-11-21T13:00:00.000Z'
const NONE: Likes = { profiles: [], liked_by: [] }

describe('liking (optimistic update)', () => {
  test('adds the member to the given likes', () => {
    const before: Likes = { profiles: [somebody('bo')], liked_by: [] }
    const after = withLike(before, somebody('noor'), NOW)
    expect(after.profiles.map(({ id }) => id)).toEqual(['noor', 'bo'])
    expect(after.profiles[0]).toMatchObject({ liked_at: NOW, match: false })
  })

  test('is a match if the other liked first, in both lists', () => {
    const before: Likes = { profiles: [], liked_by: [somebody('noor', { like_new: true })] }
    const after = withLike(before, somebody('noor'), NOW)
    expect(after.profiles[0]).toMatchObject({ match: true })
    expect(after.liked_by[0]).toMatchObject({ match: true, like_new: false })
    expect(listed(after, 'matches').map(({ id }) => id)).toEqual(['noor'])
  })

  test('is idempotent', () => {
    const once = withLike(NONE, somebody('noor'), NOW)
    expect(withLike(once, somebody('noor'), NOW)).toBe(once)
  })

  test('can be undone, which also removes the match', () => {
    const both = withLike({ profiles: [], liked_by: [somebody('noor')] }, somebody('noor'), NOW)
    const after = withoutLike(both, 'noor')
    expect(after.profiles).toEqual([])
    expect(after.liked_by).toMatchObject([{ id: 'noor', match: false }])
  })
})

test('opening a profile clears its new-like flag and no other', () => {
  const likes = {
    profiles: [],
    liked_by: [somebody('noor', { like_new: true }), somebody('bo', { like_new: true })],
  }
  expect(seen(likes, 'noor').liked_by.map(({ like_new }) => like_new)).toEqual([false, true])
})

describe('the match to show next', () => {
  const [noor, bo] = [
    somebody('noor', { match: true, match_new: true }),
    somebody('bo', { match: true, match_new: true }),
  ]
  const likes = { profiles: [], liked_by: [somebody('eve', { like_new: true }), noor, bo] }

  test('is one the member was not shown, wherever and whenever it was made', () => {
    expect(nextMatch(likes, null)).toEqual(noor)
    expect(nextMatch(matchSeen(likes, 'noor'), null)).toEqual(bo)
    expect(nextMatch(matchSeen(matchSeen(likes, 'noor'), 'bo'), null)).toBeNull()
  })

  test('is not the one just shown, until they like each other anew', () => {
    expect(nextMatch(likes, noor)).toEqual(bo)
    const anew = { ...noor, liked_at: '2026-11-22T12:00:00.000Z' }
    expect(nextMatch({ ...likes, liked_by: [anew] }, noor)).toEqual(anew)
  })

  test('is nobody once the like was taken back', () => {
    expect(nextMatch(withoutLike(likes, 'noor'), null)).toEqual(bo)
  })
})
