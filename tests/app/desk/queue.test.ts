import { describe, expect, test } from 'bun:test'
import {
  beginQueue,
  left,
  nextQueue,
  positionIn,
  type Queue,
  type QueueEvent,
  undoable,
} from '#app/desk/photos/queue.ts'
import type { Picture, Pictures } from '#app/desk/queries.ts'

const picture = (name: string): Picture => ({
  picture: name,
  kind: 'profile',
  member: { id: 'ann', name: 'Ann', age: 30 },
  since: '2026-11-21T12:00:00.000Z',
  until: null,
  refused_before: null,
})

const listOf = (...names: readonly string[]): Pictures => ({
  waiting: names.length,
  pictures: names.map(picture),
})

const after = (queue: Queue, ...events: readonly QueueEvent[]) => events.reduce(nextQueue, queue)
const EMPTY = beginQueue([])
const list = listOf('a', 'b', 'c')
const approve = { type: 'judged', decision: { verdict: 'approve' }, list } as const

describe('the queue of photos', () => {
  test('shows one after the other, covered', () => {
    const begun = after(EMPTY, { type: 'listed', list }, { type: 'toggled' })
    expect(begun).toMatchObject({ current: picture('a'), shown: true })
    const next = after(begun, approve)
    expect(next).toMatchObject({ current: picture('b'), shown: false })
    expect(positionIn(next, list)).toEqual({ at: 2, of: 3 })
    expect(left(next, list).map((one) => one.picture)).toEqual(['b', 'c'])
  })

  test('keeps the one on the screen, whatever a new list says', () => {
    const begun = after(EMPTY, { type: 'listed', list })
    const other = after(begun, { type: 'listed', list: listOf('x') })
    expect(other.current).toEqual(picture('a'))
    expect(positionIn(other, listOf('x'))).toEqual({ at: 1, of: 2 })
  })

  test('ends, and goes on when more comes', () => {
    const one = listOf('a')
    const done = after(EMPTY, { type: 'listed', list: one }, { ...approve, list: one })
    expect(done.current).toBeNull()
    expect(after(done, { ...approve, list: one })).toBe(done)
    expect(after(done, { type: 'listed', list: listOf('a', 'b') }).current).toEqual(picture('b'))
  })

  test('keeps a decision that did not arrive, until it does', () => {
    const failed = after(EMPTY, { type: 'listed', list }, approve, { type: 'failed', picture: 'a' })
    expect(failed.given).toMatchObject([{ picture: picture('a'), state: 'failed' }])
    const sent = after(failed, { type: 'retried', picture: 'a' }, { type: 'sent', picture: 'a' })
    expect(sent.given).toMatchObject([{ state: 'sent' }])
  })

  test('says that somebody was faster', () => {
    const overtaken = { picture: picture('a'), by: 'Mia', state: 'refused' } as const
    const told = after(EMPTY, { type: 'listed', list }, approve, { type: 'overtaken', overtaken })
    expect(told).toMatchObject({
      overtaken,
      current: picture('b'),
      given: [{ state: 'overtaken' }],
    })
    expect(after(told, { type: 'noticed' }).overtaken).toBeNull()
  })

  test('gives back the last picture, when its decision is undone', () => {
    const judged = after(EMPTY, { type: 'listed', list }, approve, { type: 'sent', picture: 'a' })
    expect(undoable(judged)).toMatchObject({ picture: picture('a') })
    const undone = after(judged, { type: 'undone', picture: picture('a') })
    expect(undone).toMatchObject({ current: picture('a'), shown: false, given: [] })
    expect(positionIn(undone, listOf('b', 'c'))).toEqual({ at: 1, of: 3 })
    // One step back, not more.
    expect(undoable(undone)).toBeNull()
    const again = after(undone, approve)
    expect(again).toMatchObject({ current: picture('b'), undone: null })
    expect(undoable(again)).toMatchObject({ picture: picture('a') })
    expect(after(undone, { type: 'noticed' }).undone).toBeNull()
  })

  test('undoes no decision that did not count, and none on a photo of a chat', () => {
    const overtaken = { picture: picture('a'), by: null, state: 'removed' } as const
    const begun = after(EMPTY, { type: 'listed', list })
    expect(undoable(begun)).toBeNull()
    expect(undoable(after(begun, approve, { type: 'overtaken', overtaken }))).toBeNull()
    const chat = { waiting: 1, pictures: [{ ...picture('c'), kind: 'chat' as const }] }
    const ofChat = after(EMPTY, { type: 'listed', list: chat }, { ...approve, list: chat })
    expect(undoable(ofChat)).toBeNull()
  })

  test('leaves out what an earlier visit judged, while the decisions are under way', () => {
    const begun = after(beginQueue(['a']), { type: 'listed', list })
    expect(begun.current).toEqual(picture('b'))
    expect(positionIn(begun, list)).toEqual({ at: 1, of: 2 })
  })
})
