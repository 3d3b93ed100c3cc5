import { describe, expect, test } from 'bun:test'
import type { OutboxItem } from '#core/notifications/outbox.ts'
import type { Storage } from '#core/ports.ts'
import { MINUTE } from '#core/shared/time.ts'
import { keep, NOW, newId, someone } from './sample.ts'

/** What every storage promises about the outbox. */
export function outboxContract(name: string, open: () => Promise<Storage>) {
  describe(`the outbox in ${name}`, () => {
    const withItems = async (...dueAts: readonly number[]) => {
      const storage = await open()
      const member = await someone(storage)
      const items = dueAts.map(
        (dueAt): OutboxItem => ({
          id: newId(),
          notice: { kind: 'new-like', member, from: member },
          addedAt: NOW,
          dueAt,
          attempts: 0,
        }),
      )
      await keep(storage, async ({ outbox }) => {
        for (const item of items) await outbox.add(item)
      })
      const claim = async (now: number, limit = 10) =>
        keep(storage, ({ outbox }) => outbox.claim(now, MINUTE, limit))
      return { storage, items, claim }
    }
    const idsOf = (items: readonly OutboxItem[]) => items.map(({ id }) => id)

    test('gives what is due, oldest first, whole, and no more than asked', async () => {
      const { items, claim } = await withItems(NOW - 1, NOW - 2, NOW + 1, NOW)
      const [second, first, , third] = idsOf(items)

      const claimed = await claim(NOW, 2)
      expect(idsOf(claimed)).toEqual([first ?? '', second ?? ''])
      expect(claimed[0]?.notice).toEqual(items[1]?.notice ?? { kind: 'reset', member: '' })
      expect(claimed[0]?.addedAt).toBe(NOW)
      expect(idsOf(await claim(NOW))).toEqual([third ?? ''])
      expect(await claim(NOW)).toEqual([])
    })

    test('workers that ask at once share the items, each going to one of them', async () => {
      const { items, claim } = await withItems(...Array.from({ length: 12 }, (_, i) => NOW - i))
      const claimed = await Promise.all(Array.from({ length: 6 }, () => claim(NOW, 4)))

      expect(idsOf(claimed.flat()).toSorted()).toEqual(idsOf(items).toSorted())
    })

    test('an item whose worker died comes back when its lease is over', async () => {
      const { items, claim } = await withItems(NOW)
      await claim(NOW)

      expect(await claim(NOW + MINUTE - 1)).toEqual([])
      expect(idsOf(await claim(NOW + MINUTE))).toEqual(idsOf(items))
    })

    test('each time an item is taken counts as an attempt', async () => {
      const { storage, claim } = await withItems(NOW)
      const [first] = await claim(NOW)
      const [second] = await claim(NOW + MINUTE)
      await keep(storage, ({ outbox }) => outbox.again(second?.id ?? '', NOW + 9 * MINUTE))
      const [third] = await claim(NOW + 9 * MINUTE)

      expect([first?.attempts, second?.attempts, third?.attempts]).toEqual([1, 2, 3])
    })

    test('an item that failed waits until it is due again', async () => {
      const { storage, claim } = await withItems(NOW)
      const [item] = await claim(NOW)
      await keep(storage, ({ outbox }) => outbox.again(item?.id ?? '', NOW + 5))

      expect(await claim(NOW + 4)).toEqual([])
      expect(await claim(NOW + 5)).toHaveLength(1)
    })

    test('an item that is done never comes back', async () => {
      const { storage, claim } = await withItems(NOW)
      const [item] = await claim(NOW)
      await keep(storage, ({ outbox }) => outbox.done(item?.id ?? ''))

      expect(await claim(NOW + 100 * MINUTE)).toEqual([])
    })

    test('nothing is sent for work that was undone', async () => {
      const { storage, claim } = await withItems()
      await keep(storage, async ({ outbox }) => {
        const notice = { kind: 'activate', member: newId() } as const
        await outbox.add({ id: newId(), notice, addedAt: NOW, dueAt: NOW, attempts: 0 })
        throw new Error('no')
      }).catch(() => undefined)

      expect(await claim(NOW)).toEqual([])
    })
  })
}
