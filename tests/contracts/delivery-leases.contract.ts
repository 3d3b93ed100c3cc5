import { describe, expect, test } from 'bun:test'
import type { Delivery } from '#core/notifications/deliveries.ts'
import type { Storage } from '#core/ports.ts'
import { DAY, MINUTE } from '#core/shared/time.ts'
import { commit, NOW } from './sample.ts'
import { CLAIM, idsOf, sampleDelivery, withDeliveries } from './with-deliveries.ts'

/** Contract of every storage: leases of deliveries. */
export function deliveryLeasesContract(name: string, open: () => Promise<Storage>) {
  describe(`leases of deliveries in ${name}`, () => {
    test('each delivery goes to one of many concurrent workers, and none is left', async () => {
      const { items, claim } = await withDeliveries(
        await open(),
        ...Array.from({ length: 60 }, (_, i) => NOW - i),
      )
      const claimed: Delivery[] = []
      const work = async (worker: string) => {
        for (;;) {
          const taken = await claim({ worker, limit: 3 })
          if (taken.length === 0) return
          claimed.push(...taken)
        }
      }
      await Promise.all(Array.from({ length: 6 }, (_, i) => work(`worker ${i}`)))
      // A worker that skipped locked rows may have stopped too early.
      await work('the last')

      expect(idsOf(claimed).toSorted()).toEqual(idsOf(items).toSorted())
    })

    test("a dead worker's deliveries are leased again after the lease expires", async () => {
      const { items, claim } = await withDeliveries(await open(), NOW)
      await claim()

      const otherWorker = { worker: 'another', until: NOW + DAY }
      expect(await claim({ ...otherWorker, now: NOW + MINUTE - 1 })).toEqual([])
      const taken = await claim({ ...otherWorker, now: NOW + MINUTE })
      expect(idsOf(taken)).toEqual(idsOf(items))
      expect(taken[0]?.attempts).toBe(2)
    })

    test('a renewed lease lasts longer, and only its holder renews it', async () => {
      const { storage, items, claim } = await withDeliveries(await open(), NOW, NOW)
      await claim()
      const renew = (ids: readonly string[], worker: string) =>
        commit(storage, ({ deliveries }) => deliveries.renew(ids, worker, NOW + DAY))
      const [renewed = '', lost = ''] = idsOf(items)
      await renew([renewed], CLAIM.worker)
      await renew([lost], 'another')

      expect(idsOf(await claim({ now: NOW + MINUTE }))).toEqual([lost])
    })

    test('a worker that stops releases its own leases only', async () => {
      const { storage, items, claim } = await withDeliveries(await open(), NOW - 1, NOW)
      await claim({ limit: 1 })
      await claim({ worker: 'another', limit: 1 })
      const release = (worker: string) =>
        commit(storage, ({ deliveries }) => deliveries.release(worker))

      await release(CLAIM.worker)
      expect(idsOf(await claim({ worker: 'third' }))).toEqual(idsOf(items.slice(0, 1)))
      await release('all')
      expect(idsOf(await claim({ worker: 'third' }))).toEqual(idsOf(items))
    })

    test('after the clock was set back, deliveries touched later than now are due', async () => {
      const { storage, add, claim } = await withDeliveries(await open())
      const earlier = NOW - DAY
      const old = sampleDelivery({ addedAt: earlier - 1, dueAt: NOW })
      const future = sampleDelivery({ addedAt: NOW, dueAt: NOW })
      const tried = sampleDelivery({ addedAt: earlier - 1, dueAt: earlier - 1 })
      await add(old, future, tried)
      // Attempted and released before the clock was set back.
      await claim({ now: NOW - MINUTE, limit: 1 })
      await commit(storage, ({ deliveries }) =>
        deliveries.putBack(tried.id, CLAIM.worker, { dueAt: NOW, error: 'x', waitsFor: null }),
      )
      const redue = (which: 'all' | 'touched-later') =>
        commit(storage, ({ deliveries }) => deliveries.redue(earlier, earlier + MINUTE, which))
      const now = { now: earlier, until: NOW + DAY }

      await redue('touched-later')
      expect(idsOf(await claim(now)).toSorted()).toEqual([future.id, tried.id].toSorted())
      await redue('all')
      expect(idsOf(await claim(now))).toEqual([old.id])
      // Leased by a clock that was ahead: these leases end soon too.
      await redue('touched-later')
      expect(await claim({ ...now, now: earlier + MINUTE })).toHaveLength(3)
    })
  })
}
