import { describe, expect, test } from 'bun:test'
import { type Order, orderNumber } from '#core/money/order.ts'
import type { Storage } from '#core/ports.ts'
import { addMember, commit, NOW, newId, SAME_NUMBER } from './sample.ts'
import { sampleOrder, samplePayment } from './sample-order.ts'

/** Contract of every storage: orders and payments. */
export function ordersContract(name: string, open: () => Promise<Storage>) {
  describe(`orders in ${name}`, () => {
    test('an order is read back unchanged, and saving stores its new state', async () => {
      const storage = await open()
      const order = sampleOrder(await addMember(storage), {
        discount: { code: 'Zomer25', percentage: 25 },
        total: { amount: 2999, currency: 'EUR' },
        country: null,
        requestCountry: null,
        vatRate: null,
      })
      await commit(storage, ({ orders }) => orders.add(order))
      expect(await storage.reads.orders.byId(order.id)).toEqual(order)
      expect(await storage.reads.orders.byId(newId())).toBeNull()

      const settled: Order = {
        ...order,
        state: 'charged-back',
        paidAt: NOW + 4,
        settledAt: NOW + 5,
        returned: 2999,
        chargebacks: 2,
        chargedBackCredits: 40,
      }
      await commit(storage, async ({ orders }) => {
        expect(await orders.lock(order.id)).toEqual(order)
        await orders.save(settled)
      })
      expect(await storage.reads.orders.byId(order.id)).toEqual(settled)
    })

    test('an order is found by its number, which several may share', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const older = sampleOrder(ann, { id: SAME_NUMBER.older })
      const newer = sampleOrder(ann, { id: SAME_NUMBER.newer, placedAt: NOW + 1 })
      await commit(storage, async ({ orders }) => {
        for (const order of [newer, older, sampleOrder(ann)]) await orders.add(order)
      })
      const { byNumber } = storage.reads.orders
      expect(await byNumber(orderNumber(older))).toEqual([older, newer])
      expect(await byNumber('261121-000000')).toEqual([])
    })

    test('payments are found by the reference of any provider', async () => {
      const storage = await open()
      const order = sampleOrder(await addMember(storage))
      const reference = `tr_${newId()}`
      const payments = ['sandbox', 'mollie'].map((provider) =>
        samplePayment(order.id, { provider, reference }),
      )
      await commit(storage, async ({ orders }) => {
        await orders.add(order)
        for (const payment of [...payments, samplePayment(order.id)])
          await orders.addPayment(payment)
      })
      const found = await storage.reads.orders.paymentsKnownAs(reference)
      expect(new Set(found.map(({ id }) => id))).toEqual(new Set(payments.map(({ id }) => id)))
      expect(await storage.reads.orders.paymentsKnownAs(`tr_${newId()}`)).toEqual([])
    })

    test('a duplicate order id is refused, and the unit of work continues', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const order = sampleOrder(ann)
      const other = sampleOrder(await addMember(storage))
      const added = await commit(storage, async ({ orders }) => [
        await orders.add(order),
        await orders.add({ ...other, id: order.id }),
        await orders.add(other),
      ])

      expect(added).toEqual([true, false, true])
      expect(await storage.reads.orders.byId(order.id)).toEqual(order)
    })

    test('of eight concurrent orders under one id, one is placed', async () => {
      const storage = await open()
      const order = sampleOrder(await addMember(storage))
      const added = await Promise.all(
        Array.from({ length: 8 }, () => commit(storage, ({ orders }) => orders.add(order))),
      )

      expect(added.filter(Boolean)).toHaveLength(1)
    })

    test("a member's completed orders are listed last paid first, however many others there are", async () => {
      const storage = await open()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      const paid = (member: string, paidAt: number) =>
        sampleOrder(member, { state: 'completed', paidAt, settledAt: paidAt })
      const first = paid(ann, NOW)
      const last = paid(ann, NOW + 1)
      const others = [
        sampleOrder(ann, { state: 'refunded', paidAt: NOW + 2 }),
        sampleOrder(ann),
        paid(bob, NOW),
      ]
      await commit(storage, async ({ orders }) => {
        for (const order of [last, first, ...others]) await orders.add(order)
      })
      expect(await storage.reads.orders.completedOf(ann)).toEqual([last, first])
    })

    test("a member's pending order is found, however many newer ones there are", async () => {
      const storage = await open()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      const old = sampleOrder(ann)
      await commit(storage, async ({ orders }) => {
        await orders.add(old)
        await orders.add(sampleOrder(bob))
        for (let newer = 1; newer <= 60; newer += 1)
          await orders.add(sampleOrder(ann, { state: 'cancelled', placedAt: NOW + newer }))
      })
      expect(await storage.reads.orders.pendingOf(ann)).toEqual([old])
    })

    test("a member's orders are listed newest first", async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const bob = await addMember(storage)
      const older = sampleOrder(ann, { placedAt: NOW - 5 })
      const newer = sampleOrder(ann)
      await commit(storage, async ({ orders }) => {
        for (const order of [newer, older, sampleOrder(bob)]) await orders.add(order)
      })

      expect(await storage.reads.orders.of(ann, 9)).toEqual([newer, older])
      expect(await storage.reads.orders.of(ann, 1)).toEqual([newer])
    })

    test('two settlements of one order are serialized: the second sees the first', async () => {
      const storage = await open()
      const order = sampleOrder(await addMember(storage))
      await commit(storage, ({ orders }) => orders.add(order))
      const settle = () =>
        commit(storage, async ({ orders }) => {
          const locked = await orders.lock(order.id)
          if (locked?.state !== 'pending') return false
          await orders.save({ ...locked, state: 'completed', settledAt: NOW })
          return true
        })

      const settled = await Promise.all([settle(), settle(), settle(), settle()])
      expect(settled.filter(Boolean)).toHaveLength(1)
    })

    test('finds what a member paid since a moment', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const before = sampleOrder(ann, { paidAt: NOW - 1, state: 'completed' })
      const now = sampleOrder(ann, { paidAt: NOW, state: 'refunded' })
      const others = sampleOrder(await addMember(storage), { paidAt: NOW })
      await commit(storage, async ({ orders }) => {
        for (const order of [before, now, sampleOrder(ann), others]) await orders.add(order)
      })
      expect(await storage.reads.orders.paidSince(ann, NOW)).toEqual([now])
      expect(await storage.reads.orders.paidSince(ann, 0)).toHaveLength(2)
    })

    test('a member has a purchase while an order is paid and not fully refunded', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const stands = () => storage.reads.orders.hasPurchase(ann)
      const order = sampleOrder(ann)
      await commit(storage, ({ orders }) => orders.add(order))
      expect(await stands()).toBe(false)
      for (const [changes, standing] of [
        [{ state: 'completed' }, true],
        [{ state: 'refunded', returned: 3998 }, true],
        [{ state: 'refunded', returned: 3999 }, false],
        [{ state: 'charged-back', returned: 3999 }, false],
        [{ state: 'cancelled' }, false],
      ] as const) {
        await commit(storage, ({ orders }) => orders.save({ ...order, ...changes }))
        expect(await stands()).toBe(standing)
      }
    })
  })
}
