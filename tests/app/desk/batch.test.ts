import { describe, expect, test } from 'bun:test'
import {
  ahead,
  type BatchEvent,
  beginBatch,
  decisionsIn,
  nextBatch,
  placesFrom,
} from '#app/desk/photos/batch.ts'
import type { Pictures } from '#app/desk/queries.ts'

const listOf = (...names: readonly string[]): Pictures => ({
  waiting: names.length,
  pictures: names.map((picture) => ({
    ...{ picture, kind: 'profile', since: '2026-11-21T12:00:00.000Z' },
    ...{ until: null, refused_before: null },
    member: { id: 'ann', name: 'Ann', age: 30 },
  })),
})
const after = (...events: readonly BatchEvent[]) => events.reduce(nextBatch, beginBatch([]))
const begun = (list: Pictures) => [
  { type: 'listed', list } as const,
  ...list.pictures.map(({ picture }) => ({ type: 'loaded', picture }) as const),
]
const list = listOf('a', 'b', 'c')
const names = (batch: ReturnType<typeof after>) => batch.page.map(({ picture }) => picture)

describe('a page of photos', () => {
  test('decides on what was seen alone: neither on what is covered nor on what has not arrived', () => {
    const events = begun(list).slice(0, 3)
    expect(decisionsIn(after(...events), false)).toEqual([])
    expect(decisionsIn(after(...events, { type: 'toggled', picture: 'b' }), true)).toEqual([
      { picture: 'a', decision: { verdict: 'approve' } },
    ])
  })

  test('refuses the one that keys are about, until the same reason takes it back', () => {
    const refuse = { type: 'refused', reason: 'nudity' } as const
    const events = [...begun(list), { type: 'moved', at: 1 }, refuse] as const
    expect(decisionsIn(after(...events), true)[1]).toEqual({
      picture: 'b',
      decision: { verdict: 'refuse', reason: 'nudity' },
    })
    expect(decisionsIn(after(...events, refuse), true)[1]?.decision.verdict).toBe('approve')
  })

  test('is followed by what was not looked at, and at the end by what was left', () => {
    const sent = {
      type: 'sent',
      pictures: ['a', 'b'],
      counted: 2,
      list: listOf('a', 'b', 'c', 'd'),
    } as const
    const next = after(...begun(list), sent)
    expect(names(next)).toEqual(['d'])
    const last = nextBatch(next, {
      type: 'sent',
      pictures: ['d'],
      counted: 1,
      list: listOf('c', 'd'),
    })
    expect(names(last)).toEqual(['c'])
  })

  test('loads the next one once it is there, which then can be decided at once', () => {
    const many = listOf(...Array.from({ length: 30 }, (_, nth) => `p${nth}`))
    const here = many.pictures.slice(0, 24).map(({ picture }) => picture)
    const next = many.pictures.slice(24)
    const arrived = (picture: string) => ({ type: 'loaded', picture }) as const
    const events = [{ type: 'listed', list: many } as const, ...here.slice(1).map(arrived)]
    expect(ahead(after(...events), many)).toEqual([])
    const there = after(...events, arrived('p0'))
    expect(ahead(there, many)).toEqual(next)
    // The first was left: it is no part of what comes next, and must arrive again.
    const sent = { type: 'sent', pictures: here.slice(1), counted: 23, list: many } as const
    const second = [arrived('p24'), arrived('p25'), sent].reduce(nextBatch, there)
    expect(names(second)).toEqual(next.map(({ picture }) => picture))
    expect(decisionsIn(second, true).map(({ picture }) => picture)).toEqual(['p24', 'p25'])
    expect(second.loaded.has('p0')).toBe(false)
  })

  test('stays when a new list comes, and has what was undone again when it is empty', () => {
    expect(names(after(...begun(list), { type: 'listed', list: listOf('x') }))).toEqual([
      ...['a', 'b', 'c'],
    ])
    const events = [
      ...begun(listOf('a')),
      { type: 'sent', pictures: ['a'], counted: 1, list: listOf('a') },
      { type: 'undone', pictures: ['a'] },
      { type: 'listed', list: listOf('a') },
    ] as const
    expect(names(after(...events))).toEqual(['a'])
  })

  test('counts what was judged on all pages: neither what somebody else decided nor what was undone', () => {
    const all = listOf('a', 'b', 'c', 'd')
    const events = [
      ...begun(all),
      { type: 'sent', pictures: ['a', 'b', 'c'], counted: 2, list: all },
      { type: 'sent', pictures: ['d'], counted: 1, list: all },
    ] as const
    expect(after(...events).judged).toBe(3)
    expect(after(...events, { type: 'undone', pictures: ['d'] }).judged).toBe(2)
  })

  test('is walked in rows', () => {
    expect(placesFrom(4, 3, 8)).toMatchObject({ arrowup: 1, arrowdown: 7, arrowleft: 3, end: 7 })
    expect(after(...begun(list), { type: 'moved', at: 3 }).at).toBe(0)
  })
})
