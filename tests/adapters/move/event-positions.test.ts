import { expect, test } from 'bun:test'
import type { Row, Source } from '#adapters/move/end.ts'
import { renumbering } from '#adapters/move/event-positions.ts'

type At = readonly [transaction: number, sequence: number]

/** A source that has these events, and consumers at these positions. */
const source = (events: readonly At[], consumers: readonly At[]) => {
  const rows = (all: readonly At[]): Row[] =>
    all.map(([transaction, sequence]) => ({ transaction, sequence }))
  const given = {
    async *rows(table: string) {
      yield rows(table === 'events' ? events : consumers)
    },
  }
  // Only rows are read.
  return given as unknown as Source
}

/** The numbers of events in the order in which each consumer is given them afterwards, without those it had. */
async function waitingAfter(events: readonly At[], consumers: readonly At[], last: number) {
  const { rowOf, counter } = await renumbering(source(events, consumers), last)
  const moved = events.map(([transaction, sequence]) => ({
    was: sequence,
    is: Number(rowOf('events', { transaction, sequence }).sequence),
  }))
  const waiting = consumers.map(([transaction, sequence]) => {
    const at = Number(rowOf('event_consumers', { transaction, sequence }).sequence)
    return moved
      .filter(({ is }) => is > at)
      .toSorted((a, b) => a.is - b.is)
      .map(({ was }) => was)
  })
  return { waiting, moved, counter }
}

test('where numbers are in the order of the log, they stay', async () => {
  const { waiting, moved, counter } = await waitingAfter(
    [
      [10, 1],
      [11, 2],
      [12, 3],
    ],
    [
      [10, 1],
      [12, 3],
    ],
    7,
  )
  expect(waiting).toEqual([[2, 3], []])
  expect(moved.map(({ is }) => is)).toEqual([1, 2, 3])
  expect(counter).toBe(7)
})

test('an event with a lower number than one handled before it is still handled, and no number is used twice', async () => {
  const { waiting, moved, counter } = await waitingAfter(
    [
      [10, 1],
      [11, 4],
      [12, 2],
      [13, 3],
    ],
    [
      [11, 4],
      [12, 2],
      [10, 1],
    ],
    4,
  )
  expect(waiting).toEqual([[2, 3], [3], [4, 2, 3]])
  expect(moved.map(({ is }) => is)).toEqual([1, 5, 6, 7])
  expect(counter).toBe(7)
})

test('a consumer whose last event is pruned stays where it was', async () => {
  const { waiting } = await waitingAfter([], [[11, 4]], 9)
  expect(waiting).toEqual([[]])
  const { rowOf } = await renumbering(source([], [[11, 4]]), 9)
  expect(rowOf('event_consumers', { name: 'mails', transaction: 11, sequence: 4 })).toEqual({
    name: 'mails',
    transaction: 0,
    sequence: 4,
  })
})
