import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'
import { addMember, commit, NOW, newId } from './sample.ts'
import { sampleOrder, samplePayment, sampleRefund } from './sample-order.ts'

/** Contract of every storage: payments and refunds. */
export function paymentsContract(name: string, open: () => Promise<Storage>) {
  describe(`payments in ${name}`, () => {
    const withOrder = async () => {
      const storage = await open()
      const order = sampleOrder(await addMember(storage))
      await commit(storage, ({ orders }) => orders.add(order))
      return { storage, order: order.id, reads: storage.reads.orders }
    }

    test('an order has its payment attempts, newest first', async () => {
      const { storage, order, reads } = await withOrder()
      const first = samplePayment(order)
      const second = samplePayment(order, {
        startedAt: NOW + 1,
        method: 'paypal',
        amount: { amount: 2999, currency: 'EUR' },
        discount: { code: 'Zomer25', percentage: 25 },
      })
      await commit(storage, async ({ orders }) => {
        await orders.addPayment(first)
        await orders.addPayment(second)
      })

      expect(await reads.payments(order)).toEqual([second, first])
      expect(await reads.paymentById(first.id)).toEqual(first)
      expect(await reads.paymentById(newId())).toBeNull()
    })

    test('a duplicate payment id is refused', async () => {
      const { storage, order, reads } = await withOrder()
      const payment = samplePayment(order)
      const added = await commit(storage, async ({ orders }) => [
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
      await commit(storage, async ({ orders }) => {
        await orders.addPayment(payment)
        await orders.addPayment(samplePayment(order))
        await orders.savePayment(answered)
      })

      expect(await reads.paymentByReference('sandbox', 'tr_1')).toEqual(answered)
      expect(await reads.paymentByReference('mollie', 'tr_1')).toBeNull()
      expect(await reads.paymentByReference('sandbox', 'tr_2')).toBeNull()
    })

    test('an order has refunds in the order of their numbers, and unsent ones are listed when due', async () => {
      const { storage, order, reads } = await withOrder()
      const payment = samplePayment(order)
      const other = sampleOrder(await addMember(storage))
      const refund = sampleRefund({ id: order }, payment)
      const older = sampleRefund(other, payment, { nextTryAt: NOW - 5 })
      const added = await commit(storage, async ({ orders }) => {
        await orders.add(other)
        await orders.addPayment(payment)
        return [
          await orders.addRefund(refund),
          await orders.addRefund({ ...refund, id: newId() }),
          await orders.addRefund(older),
        ]
      })
      expect(added).toEqual([true, false, true])
      expect(await reads.refundsOf(order)).toEqual([refund])
      expect(await reads.refundsDue(NOW, 9)).toEqual([older, refund])
      expect(await reads.refundsDue(NOW, 1)).toEqual([older])
      expect(await reads.refundsDue(NOW - 1, 9)).toEqual([older])

      await commit(storage, ({ orders }) => orders.saveRefund({ ...older, sentAt: NOW }))
      expect(await reads.refundsDue(NOW, 9)).toHaveLength(2)
      await commit(storage, ({ orders }) => orders.saveRefund({ ...older, givenAt: NOW }))
      expect(await reads.refundsDue(NOW, 9)).toEqual([refund])
      await commit(storage, ({ orders }) => orders.saveRefund({ ...refund, nextTryAt: NOW + 9 }))
      expect(await reads.refundsDue(NOW, 9)).toEqual([])
      expect(await reads.refundsOf(newId())).toEqual([])

      const failed = { ...refund, failedAt: NOW }
      const next = { ...refund, id: newId(), nth: 2, byProvider: true, by: newId() }
      const followed = await commit(storage, async ({ orders }) => {
        await orders.saveRefund(failed)
        const due = await orders.refundsDue(NOW + 99, 9)
        // Another order's id is refused, and the stored refund stays.
        return [due.length, await orders.addRefund(next), await orders.addRefund(older)]
      })
      expect(followed).toEqual([0, true, false])
      expect(await reads.refundsOf(order)).toEqual([failed, next])
    })

    test('lists payments due for polling, longest waiting first', async () => {
      const { storage, order, reads } = await withOrder()
      const due = await reads.paymentsDue(NOW, 99)
      const second = samplePayment(order, { nextAskAt: NOW - 10 })
      const first = samplePayment(order, { nextAskAt: NOW - 20, state: 'unknown' })
      await commit(storage, async ({ orders }) => {
        await orders.addPayment(second)
        await orders.addPayment(first)
        await orders.addPayment(samplePayment(order, { nextAskAt: NOW + 10 }))
        await orders.addPayment(samplePayment(order, { nextAskAt: NOW - 30, state: 'paid' }))
      })
      expect(due).toEqual([])
      expect(await reads.paymentsDue(NOW, 9)).toEqual([first, second])
      expect(await reads.paymentsDue(NOW, 1)).toEqual([first])

      await commit(storage, ({ orders }) => orders.askNext(first.id, NOW - 5))
      const rescheduled = { ...first, nextAskAt: NOW - 5 }
      expect(await reads.paymentsDue(NOW, 9)).toEqual([second, rescheduled])
      expect(await reads.paymentById(first.id)).toEqual(rescheduled)
    })

    test('a poll scheduled too far ahead for its age is due: the clock was set back', async () => {
      const { storage, order, reads } = await withOrder()
      const at = (age: number, wait: number) =>
        samplePayment(order, { startedAt: NOW - age, nextAskAt: NOW + wait })
      const other = sampleOrder(await addMember(storage))
      const due = [
        at(0, 10 * MINUTE),
        at(-HOUR, 6 * MINUTE),
        at(HOUR, 36 * MINUTE),
        at(DAY, 7 * HOUR),
      ]
      const paid = at(0, 4 * MINUTE)
      const waiting = [at(-MINUTE, 4 * MINUTE), at(HOUR, 30 * MINUTE), at(9 * DAY, 6 * HOUR)]
      const second = sampleRefund({ id: order }, paid, {
        askedAt: NOW + HOUR,
        nextTryAt: NOW + HOUR,
      })
      const first = sampleRefund(other, paid, { nextTryAt: NOW + MINUTE })
      await commit(storage, async ({ orders }) => {
        await orders.add(other)
        for (const one of [...due, paid, ...waiting]) await orders.addPayment(one)
        await orders.addRefund(second)
        await orders.addRefund(first)
      })
      const found = (await reads.paymentsDue(NOW, 99)).filter((one) => one.order === order)
      const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).toSorted()
      expect(ids(found)).toEqual(ids(due))
      const refunds = ids(await reads.refundsDue(NOW, 99))
      expect(refunds).toContain(second.id)
      expect(refunds).not.toContain(first.id)
    })

    test('a stray payment is stored once, with its state', async () => {
      const storage = await open()
      const stray = (reference: string, seenAt: number) => ({
        provider: 'sandbox',
        reference,
        state: 'open' as const,
        amount: { amount: 1, currency: 'EUR' },
        seenAt,
      })
      const stored = await commit(storage, async ({ orders }) => [
        await orders.addStray(stray('a', NOW)),
        await orders.addStray(stray('b', NOW + 1)),
        await orders.addStray({ ...stray('a', NOW + 9), state: 'paid' }),
      ])
      expect(stored).toEqual([true, true, false])
      expect(await storage.reads.orders.strays(9)).toEqual([
        stray('b', NOW + 1),
        { ...stray('a', NOW), state: 'paid' },
      ])
      expect(await storage.reads.orders.strays(1)).toHaveLength(1)
    })
  })
}
