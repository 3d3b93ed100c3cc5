import { describe, expect, test } from 'bun:test'
import type { DomainEvent } from '#core/events.ts'
import { BEGINNING, type LoggedEvent, type Position } from '#core/platform/event-log.ts'
import type { Storage } from '#core/ports.ts'
import { err, ok } from '#core/shared/result.ts'
import { commit } from './sample.ts'

const liked = (to: string): DomainEvent => ({ type: 'member.liked', from: 'ann', to })
/** More than any test writes. */
const MANY = 100
const recipientOf = ({ facts }: LoggedEvent) => facts.to

/**
 * Appends each event in its own unit of work, and waits until it can be read: on PostgreSQL not before every writing
 * transaction that began earlier has ended, the server's own included.
 */
async function given(storage: Storage, ...events: readonly DomainEvent[]) {
  for (const event of events) {
    const before = (await storage.reads.events.after(BEGINNING, MANY)).length
    await commit(storage, (stores) => stores.events.append(event, 7))
    while ((await storage.reads.events.after(BEGINNING, MANY)).length === before)
      await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

/** Contract of every storage: the event log. */
export function eventsContract(name: string, open: () => Promise<Storage>) {
  describe(`the event log in ${name}`, () => {
    test('an event is read back with its data, type and time', async () => {
      const storage = await open()
      await given(storage, liked('bob'))
      const [event] = await storage.reads.events.after(BEGINNING, 10)
      expect(event).toMatchObject({
        type: 'member.liked',
        facts: { from: 'ann', to: 'bob' },
        at: 7,
      })
    })

    test('events are read in the order they were written, from any position', async () => {
      const storage = await open()
      const { events } = storage.reads
      await given(storage, liked('1'), liked('2'), liked('3'))
      const [first, ...others] = await events.after(BEGINNING, 10)
      expect(others.map(recipientOf)).toEqual(['2', '3'])
      expect((await events.after(first?.position ?? BEGINNING, 1)).map(recipientOf)).toEqual(['2'])
      expect(await events.end()).toEqual(others[1]?.position as Position)
      expect(await events.after(await events.end(), 10)).toEqual([])
    })

    test('events after a position are counted up to a limit, with the time of the oldest', async () => {
      const storage = await open()
      const { events } = storage.reads
      const counted = async (limit: number) => events.queueAfter(BEGINNING, limit)
      expect(await counted(2)).toEqual({ waiting: 0, oldestAt: null })
      await given(storage, liked('1'), liked('2'), liked('3'))
      expect(await counted(2)).toEqual({ waiting: 2, oldestAt: 7 })
      expect(await counted(4)).toEqual({ waiting: 3, oldestAt: 7 })
      expect(await events.queueAfter(await events.end(), 4)).toMatchObject({ waiting: 0 })
    })

    test('a rolled-back event does not exist', async () => {
      const storage = await open()
      await storage.atomically(async ({ events }) => err(await events.append(liked('bob'), 7)))
      expect(await storage.reads.events.after(BEGINNING, 10)).toEqual([])
    })

    test('a consumer that never ran starts at the beginning', async () => {
      const { reads } = await open()
      expect(await reads.events.progress('mails')).toEqual({
        position: BEGINNING,
        failures: 0,
        retryAt: null,
      })
    })

    test("of two updates of a consumer's position from the same one, one succeeds", async () => {
      const storage = await open()
      await given(storage, liked('bob'))
      const to = await storage.reads.events.end()
      const advance = () =>
        storage.atomically(async ({ events }) => ok(await events.advance('mails', BEGINNING, to)))
      const moved = await Promise.all([advance(), advance()])
      expect(moved.map(({ value }) => value).toSorted()).toEqual([false, true])
      expect((await storage.reads.events.progress('mails')).position).toEqual(to)
    })

    test('a failure is stored with its retry, and cleared when the consumer moves on', async () => {
      const storage = await open()
      await given(storage, liked('bob'))
      const to = await storage.reads.events.end()
      await commit(storage, ({ events }) => events.fail('mails', BEGINNING, 2, 99))
      expect(await storage.reads.events.progress('mails')).toEqual({
        position: BEGINNING,
        failures: 2,
        retryAt: 99,
      })
      await commit(storage, ({ events }) => events.advance('mails', BEGINNING, to))
      expect(await storage.reads.events.progress('mails')).toEqual({
        position: to,
        failures: 0,
        retryAt: null,
      })
    })

    test('a parked event is listed once until it is removed', async () => {
      const storage = await open()
      await given(storage, liked('bob'))
      const [event] = await storage.reads.events.after(BEGINNING, 1)
      if (!event) throw new Error('no event')
      const parked = { consumer: 'mails', event, error: 'TypeError', parkedAt: 5 }
      await commit(storage, ({ events }) => events.park(parked))
      await commit(storage, ({ events }) => events.park(parked))
      expect(await storage.reads.events.parked(10)).toEqual([parked])
      await commit(storage, ({ events }) => events.unpark('mails', event.position))
      expect(await storage.reads.events.parked(10)).toEqual([])
    })

    test('old parked events are pruned, later ones stay', async () => {
      const storage = await open()
      await given(storage, liked('bob'))
      const [event] = await storage.reads.events.after(BEGINNING, 1)
      if (!event) throw new Error('no event')
      const parked = { consumer: 'mails', event, error: 'TypeError', parkedAt: event.at }
      await commit(storage, ({ events }) => events.park(parked))
      const left = async (before: number) => {
        await commit(storage, ({ events }) => events.prune(before, ['mails']))
        return storage.reads.events.parked(10)
      }
      expect(await left(event.at)).toEqual([parked])
      expect(await left(event.at + 1)).toEqual([])
    })

    test('old events are pruned after every consumer passed them; order is kept', async () => {
      const storage = await open()
      await given(storage, liked('1'), liked('2'), liked('3'))
      const [, second] = await storage.reads.events.after(BEGINNING, 10)
      const place = second?.position ?? BEGINNING
      const prune = () => commit(storage, ({ events }) => events.prune(8, ['mails', 'audit']))
      await commit(storage, ({ events }) => events.advance('mails', BEGINNING, place))
      await prune()
      expect(await storage.reads.events.after(BEGINNING, 10)).toHaveLength(3)
      await commit(storage, ({ events }) => events.advance('audit', BEGINNING, place))
      await prune()
      expect((await storage.reads.events.after(BEGINNING, 10)).map(recipientOf)).toEqual(['3'])
      await given(storage, liked('4'))
      expect((await storage.reads.events.after(place, 10)).map(recipientOf)).toEqual(['3', '4'])
    })
  })
}

/** Contract of storages with several connections. */
export function eventsInParallelContract(name: string, open: () => Promise<Storage>) {
  describe(`the event log in ${name} with concurrent writers`, () => {
    test('a reader does not skip an event of an open transaction', async () => {
      const { reads, atomically } = await open()
      const opened = Promise.withResolvers<void>()
      const mayCommit = Promise.withResolvers<void>()
      const slow = atomically(async ({ events }) => {
        await events.append(liked('slow'), 7)
        opened.resolve()
        await mayCommit.promise
        return ok(null)
      })
      await opened.promise
      await atomically(async ({ events }) => ok(await events.append(liked('quick'), 7)))

      const before = await reads.events.after(BEGINNING, 10)
      expect(before).toEqual([])
      // The committed one waits, and that is said.
      expect(await reads.events.queueAfter(BEGINNING, 10)).toEqual({ waiting: 1, oldestAt: 7 })
      mayCommit.resolve()
      await slow
      // Any older writing transaction of the database delays them too: poll until they arrive.
      let seen = before
      while (seen.length < 2) seen = await reads.events.after(BEGINNING, 10)
      expect(seen.map(recipientOf).toSorted()).toEqual(['quick', 'slow'])
    })

    test('nor one that is appended after a later transaction has committed', async () => {
      const { reads, atomically } = await open()
      const began = Promise.withResolvers<void>()
      const mayAppend = Promise.withResolvers<void>()
      const slow = atomically(async ({ events }) => {
        await events.fail('mails', BEGINNING, 1, 7)
        began.resolve()
        await mayAppend.promise
        return ok(await events.append(liked('slow'), 7))
      })
      await began.promise
      await atomically(async ({ events }) => ok(await events.append(liked('quick'), 7)))

      expect(await reads.events.after(BEGINNING, 10)).toEqual([])
      mayAppend.resolve()
      await slow
      let seen: readonly LoggedEvent[] = []
      while (seen.length < 2) seen = await reads.events.after(BEGINNING, 10)
      expect(seen.map(recipientOf)).toEqual(['slow', 'quick'])
    })

    test('a reader that follows many writers gets every event once', async () => {
      const { reads, atomically } = await open()
      const all = Array.from({ length: 200 }, (_, index) => `member ${index}`)
      const writers = Promise.all(
        all.map((to) => atomically(async ({ events }) => ok(await events.append(liked(to), 7)))),
      )
      const seen: unknown[] = []
      let position = BEGINNING
      while (seen.length < all.length) {
        const batch = await reads.events.after(position, 7)
        seen.push(...batch.map(recipientOf))
        position = batch.at(-1)?.position ?? position
      }
      await writers
      expect(seen.toSorted()).toEqual(all.toSorted())
    })
  })
}
