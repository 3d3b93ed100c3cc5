import { describe, expect, test } from 'bun:test'
import { BEGINNING, type LoggedEvent, type Position } from '#core/event-log/event-log.ts'
import type { DomainEvent } from '#core/events.ts'
import type { Storage } from '#core/ports.ts'
import { err, ok } from '#core/shared/result.ts'
import { keep } from './sample.ts'

const liked = (to: string): DomainEvent => ({ type: 'member.liked', from: 'ann', to })
const likedBy = ({ facts }: LoggedEvent) => facts.to

/** Appends each in a unit of work of its own. */
async function given(storage: Storage, ...events: readonly DomainEvent[]) {
  for (const event of events) await keep(storage, (stores) => stores.events.append(event, 7))
}

/** What every storage promises of its log of events. */
export function eventsContract(name: string, open: () => Promise<Storage>) {
  describe(`the log of events in ${name}`, () => {
    test('an event is read back with its facts, its type and its moment', async () => {
      const storage = await open()
      await given(storage, liked('bob'))
      const [event] = await storage.reads.events.after(BEGINNING, 10)
      expect(event).toMatchObject({
        type: 'member.liked',
        facts: { from: 'ann', to: 'bob' },
        at: 7,
      })
    })

    test('events are read in the order they were written, from any place on', async () => {
      const storage = await open()
      const { events } = storage.reads
      await given(storage, liked('1'), liked('2'), liked('3'))
      const [first, ...rest] = await events.after(BEGINNING, 10)
      expect(rest.map(likedBy)).toEqual(['2', '3'])
      expect((await events.after(first?.position ?? BEGINNING, 1)).map(likedBy)).toEqual(['2'])
      expect(await events.end()).toEqual(rest[1]?.position as Position)
      expect(await events.after(await events.end(), 10)).toEqual([])
    })

    test('what was undone was never an event', async () => {
      const storage = await open()
      await storage.atomically(async ({ events }) => err(await events.append(liked('bob'), 7)))
      expect(await storage.reads.events.after(BEGINNING, 10)).toEqual([])
    })

    test('a consumer that never ran stands at the beginning', async () => {
      const { reads } = await open()
      expect(await reads.events.progress('mails')).toEqual({
        position: BEGINNING,
        failures: 0,
        retryAt: null,
      })
    })

    test('of two that move a consumer on from the same place, one does', async () => {
      const storage = await open()
      await given(storage, liked('bob'))
      const to = await storage.reads.events.end()
      const move = () =>
        storage.atomically(async ({ events }) => ok(await events.advance('mails', BEGINNING, to)))
      const moved = await Promise.all([move(), move()])
      expect(moved.map(({ value }) => value).toSorted()).toEqual([false, true])
      expect((await storage.reads.events.progress('mails')).position).toEqual(to)
    })

    test('a failure is kept with its retry, and gone once the consumer moved on', async () => {
      const storage = await open()
      await given(storage, liked('bob'))
      const to = await storage.reads.events.end()
      await keep(storage, ({ events }) => events.fail('mails', BEGINNING, 2, 99))
      expect(await storage.reads.events.progress('mails')).toEqual({
        position: BEGINNING,
        failures: 2,
        retryAt: 99,
      })
      await keep(storage, ({ events }) => events.advance('mails', BEGINNING, to))
      expect(await storage.reads.events.progress('mails')).toEqual({
        position: to,
        failures: 0,
        retryAt: null,
      })
    })

    test('a parked event is shown until it is taken out; parked twice it is there once', async () => {
      const storage = await open()
      await given(storage, liked('bob'))
      const [event] = await storage.reads.events.after(BEGINNING, 1)
      if (!event) throw new Error('no event')
      const parked = { consumer: 'mails', event, error: 'TypeError', parkedAt: 5 }
      await keep(storage, ({ events }) => events.park(parked))
      await keep(storage, ({ events }) => events.park(parked))
      expect(await storage.reads.events.parked(10)).toEqual([parked])
      await keep(storage, ({ events }) => events.unpark('mails', event.position))
      expect(await storage.reads.events.parked(10)).toEqual([])
    })

    test('old parked events go, later ones stay', async () => {
      const storage = await open()
      await given(storage, liked('bob'))
      const [event] = await storage.reads.events.after(BEGINNING, 1)
      if (!event) throw new Error('no event')
      const parked = { consumer: 'mails', event, error: 'TypeError', parkedAt: event.at }
      await keep(storage, ({ events }) => events.park(parked))
      const left = async (before: number) => {
        await keep(storage, ({ events }) => events.prune(before, ['mails']))
        return storage.reads.events.parked(10)
      }
      expect(await left(event.at)).toEqual([parked])
      expect(await left(event.at + 1)).toEqual([])
    })

    test('old events go once every consumer passed them, and later ones keep their order', async () => {
      const storage = await open()
      await given(storage, liked('1'), liked('2'), liked('3'))
      const [, second] = await storage.reads.events.after(BEGINNING, 10)
      const place = second?.position ?? BEGINNING
      const prune = () => keep(storage, ({ events }) => events.prune(8, ['mails', 'audit']))
      await keep(storage, ({ events }) => events.advance('mails', BEGINNING, place))
      await prune()
      expect(await storage.reads.events.after(BEGINNING, 10)).toHaveLength(3)
      await keep(storage, ({ events }) => events.advance('audit', BEGINNING, place))
      await prune()
      expect((await storage.reads.events.after(BEGINNING, 10)).map(likedBy)).toEqual(['3'])
      await given(storage, liked('4'))
      expect((await storage.reads.events.after(place, 10)).map(likedBy)).toEqual(['3', '4'])
    })
  })
}

/** What a storage with several connections promises beyond that. */
export function eventsInParallelContract(name: string, open: () => Promise<Storage>) {
  describe(`the log of events in ${name}, written to by many at once`, () => {
    test('a reader does not pass an event whose transaction is still open', async () => {
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
      mayCommit.resolve()
      await slow
      // Any older transaction of the whole database server keeps them back too, so it is asked until they come.
      let seen = before
      while (seen.length < 2) seen = await reads.events.after(BEGINNING, 10)
      expect(seen.map(likedBy).toSorted()).toEqual(['quick', 'slow'])
    })

    test('a reader that follows many writers misses nothing and sees nothing twice', async () => {
      const { reads, atomically } = await open()
      const all = Array.from({ length: 200 }, (_, index) => `member ${index}`)
      const writers = Promise.all(
        all.map((to) => atomically(async ({ events }) => ok(await events.append(liked(to), 7)))),
      )
      const seen: unknown[] = []
      let position = BEGINNING
      while (seen.length < all.length) {
        const batch = await reads.events.after(position, 7)
        seen.push(...batch.map(likedBy))
        position = batch.at(-1)?.position ?? position
      }
      await writers
      expect(seen.toSorted()).toEqual(all.toSorted())
    })
  })
}
