import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { keep, NOW, newId, sampleOrder, samplePayment, someone } from './sample.ts'

/** What every storage promises about orders and payments. */
export function ordersContract(name: string, open: () => Promise<Storage>) {
  describe(`orders in ${name}`, () => {
    test('an order comes back as it was kept, and saving keeps its new state', async () => {
      const storage = await open()
      const order = sampleOrder(await someone(storage), {
        discount: { code: 'Zomer25', percentage: 25 },
        total: { amount: 2999, currency: 'EUR' },
      })
      await keep(storage, ({ orders }) => orders.add(order))
      expect(await storage.reads.orders.byId(order.id)).toEqual(order)
      expect(await storage.reads.orders.byId(newId())).toBeNull()

      const settled = { ...order, state: 'completed', settledAt: NOW + 5 } as const
      await keep(storage, async ({ orders }) => {
        expect(await orders.hold(order.id)).toEqual(order)
        await orders.save(settled)
      })
      expect(await storage.reads.orders.byId(order.id)).toEqual(settled)
    })

    test('an order id is taken once, and the work goes on', async () => {
      const storage = await open()
      const ann = await someone(storage)
      const order = sampleOrder(ann)
      const other = sampleOrder(await someone(storage))
      const added = await keep(storage, async ({ orders }) => [
        await orders.add(order),
        await orders.add({ ...other, id: order.id }),
        await orders.add(other),
      ])

      expect(added).toEqual([true, false, true])
      expect(await storage.reads.orders.byId(order.id)).toEqual(order)
    })

    test('of eight placing under one id at once, one does', async () => {
      const storage = await open()
      const order = sampleOrder(await someone(storage))
      const added = await Promise.all(
        Array.from({ length: 8 }, () => keep(storage, ({ orders }) => orders.add(order))),
      )

      expect(added.filter(Boolean)).toHaveLength(1)
    })

    test("a member's orders come newest first", async () => {
      const storage = await open()
      const ann = await someone(storage)
      const bob = await someone(storage)
      const older = sampleOrder(ann, { placedAt: NOW - 5 })
      const newer = sampleOrder(ann)
      await keep(storage, async ({ orders }) => {
        for (const order of [newer, older, sampleOrder(bob)]) await orders.add(order)
      })

      expect(await storage.reads.orders.of(ann, 9)).toEqual([newer, older])
      expect(await storage.reads.orders.of(ann, 1)).toEqual([newer])
    })

    test('two who settle one order take turns: the second sees what the first did', async () => {
      const storage = await open()
      const order = sampleOrder(await someone(storage))
      await keep(storage, ({ orders }) => orders.add(order))
      const settle = () =>
        keep(storage, async ({ orders }) => {
          const held = await orders.hold(order.id)
          if (held?.state !== 'pending') return false
          await orders.save({ ...held, state: 'completed', settledAt: NOW })
          return true
        })

      const settled = await Promise.all([settle(), settle(), settle(), settle()])
      expect(settled.filter(Boolean)).toHaveLength(1)
    })
  })

  describe(`payments in ${name}`, () => {
    const withOrder = async () => {
      const storage = await open()
      const order = sampleOrder(await someone(storage))
      await keep(storage, ({ orders }) => orders.add(order))
      return { storage, order: order.id, reads: storage.reads.orders }
    }

    test('an order has its attempts to pay, newest first', async () => {
      const { storage, order, reads } = await withOrder()
      const first = samplePayment(order)
      const second = samplePayment(order, { startedAt: NOW + 1, method: 'paypal' })
      await keep(storage, async ({ orders }) => {
        await orders.addPayment(first)
        await orders.addPayment(second)
      })

      expect(await reads.payments(order)).toEqual([second, first])
      expect(await reads.paymentById(first.id)).toEqual(first)
      expect(await reads.paymentById(newId())).toBeNull()
    })

    test('a payment id is taken once', async () => {
      const { storage, order, reads } = await withOrder()
      const payment = samplePayment(order)
      const added = await keep(storage, async ({ orders }) => [
        await orders.addPayment(payment),
        await orders.addPayment({ ...payment, method: 'paypal' }),
      ])

      expect(added).toEqual([true, false])
      expect(await reads.payments(order)).toEqual([payment])
    })

    test("a payment is found by its own provider's reference", async () => {
      const { storage, order, reads } = await withOrder()
      const payment = samplePayment(order)
      const answered = { ...payment, reference: 'tr_1', checkoutUrl: 'https://pay.test/1' }
      await keep(storage, async ({ orders }) => {
        await orders.addPayment(payment)
        await orders.addPayment(samplePayment(order))
        await orders.savePayment(answered)
      })

      expect(await reads.paymentByReference('sandbox', 'tr_1')).toEqual(answered)
      expect(await reads.paymentByReference('mollie', 'tr_1')).toBeNull()
      expect(await reads.paymentByReference('sandbox', 'tr_2')).toBeNull()
    })

    test('an order is refunded once, and what is yet to be sent comes oldest first', async () => {
      const { storage, order, reads } = await withOrder()
      const payment = samplePayment(order)
      const other = sampleOrder(await someone(storage))
      const refund = {
        id: newId(),
        order,
        payment: payment.id,
        credits: 3,
        amount: { amount: 199, currency: 'EUR' },
        askedAt: NOW,
        sentAt: null,
      }
      const older = { ...refund, id: newId(), order: other.id, askedAt: NOW - 5 }
      const added = await keep(storage, async ({ orders }) => {
        await orders.add(other)
        await orders.addPayment(payment)
        return [
          await orders.addRefund(refund),
          await orders.addRefund({ ...refund, id: newId() }),
          await orders.addRefund(older),
        ]
      })
      expect(added).toEqual([true, false, true])
      expect(await reads.refundOf(order)).toEqual(refund)
      expect(await reads.unsentRefunds(9)).toEqual([older, refund])
      expect(await reads.unsentRefunds(1)).toEqual([older])

      await keep(storage, ({ orders }) => orders.saveRefund({ ...older, sentAt: NOW }))
      expect(await reads.unsentRefunds(9)).toEqual([refund])
      expect(await reads.refundOf(newId())).toBeNull()
    })

    test('lists the payments that are still open, oldest first', async () => {
      const { storage, order, reads } = await withOrder()
      const late = samplePayment(order, { startedAt: NOW - 10 })
      const early = samplePayment(order, { startedAt: NOW - 20 })
      await keep(storage, async ({ orders }) => {
        await orders.addPayment(late)
        await orders.addPayment(early)
        await orders.addPayment(samplePayment(order, { startedAt: NOW + 10 }))
        await orders.addPayment(samplePayment(order, { startedAt: NOW - 30, state: 'paid' }))
      })

      expect(await reads.openSince(NOW, 9)).toEqual([early, late])
      expect(await reads.openSince(NOW, 1)).toEqual([early])
    })
  })
}
