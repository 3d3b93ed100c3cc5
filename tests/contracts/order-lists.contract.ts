import { describe, expect, test } from 'bun:test'
import type { OrderFilter, OrderPosition } from '#core/desk/order-lists.ts'
import type { Order } from '#core/money/order.ts'
import type { Storage, Stores } from '#core/ports.ts'
import { addMember, commit, NOW, newId } from './sample.ts'
import { sampleOrder, samplePayment, sampleRefund } from './sample-order.ts'

/** Contract of every storage: lists of the orders of all members. */
export function orderListsContract(name: string, open: () => Promise<Storage>) {
  describe(`lists of orders in ${name}`, () => {
    const given = async () => {
      const storage = await open()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      const add = async (member: string, changes: Partial<Order> = {}, method = 'ideal') => {
        const order = sampleOrder(member, changes)
        const payment = samplePayment(order.id, { method })
        await commit(storage, async ({ orders }) => {
          await orders.add(order)
          await orders.addPayment(payment)
        })
        return { ...order, payment }
      }
      const listed = async (only: OrderFilter) =>
        (await storage.reads.orderLists.page(only, null, 99)).map(({ id }) => id)
      const handled = (order: string, at: number) =>
        commit(storage, ({ operatorActions }) =>
          operatorActions.add({
            ...{ id: newId(), operator: null, action: 'order.handled', subject: order, at },
            ...{ member: null, reason: null },
          }),
        )
      return { storage, ann, bob, add, listed, handled }
    }

    test('are newest first, page by page, also among those placed at once', async () => {
      const { storage, ann, add } = await given()
      const orders = []
      for (const placedAt of [5, 7, 7, 9]) orders.push(await add(ann, { placedAt }))
      const expected = orders.toSorted((a, b) => b.placedAt - a.placedAt || (a.id < b.id ? 1 : -1))
      const seen: string[] = []
      let after: OrderPosition | null = null
      for (let page = 0; page < 4; page += 1) {
        const [next]: readonly Order[] = await storage.reads.orderLists.page({}, after, 1)
        if (!next) break
        seen.push(next.id)
        after = { at: next.placedAt, id: next.id }
      }
      expect(seen).toEqual(expected.map(({ id }) => id))
      expect(await storage.reads.orderLists.page({}, after, 9)).toEqual([])
    })

    test('hold only those that fit each choice', async () => {
      const { ann, bob, add, listed } = await given()
      const first = await add(ann, { placedAt: 10, state: 'completed' })
      const second = await add(bob, { placedAt: 20, site: 'gay', state: 'failed' }, 'paypal')
      const third = await add(bob, {
        placedAt: 30,
        discount: { code: 'SPRING', percentage: 10 },
        state: 'completed',
      })
      expect(await listed({})).toEqual([third.id, second.id, first.id])
      expect(await listed({ state: 'completed' })).toEqual([third.id, first.id])
      expect(await listed({ site: 'gay' })).toEqual([second.id])
      expect(await listed({ method: 'paypal' })).toEqual([second.id])
      expect(await listed({ code: 'SPRING' })).toEqual([third.id])
      expect(await listed({ member: bob })).toEqual([third.id, second.id])
      expect(await listed({ from: 20, until: 30 })).toEqual([second.id])
      expect(await listed({ member: bob, state: 'failed', method: 'ideal' })).toEqual([])
    })

    test('give the orders and entries of a site within a time, oldest first, in pages', async () => {
      const { storage, ann, add } = await given()
      const [late, first, second] = [
        await add(ann, { paidAt: 30, state: 'completed' }),
        await add(ann, { paidAt: 10, state: 'refunded' }),
        await add(ann, { paidAt: 20, state: 'completed' }),
      ]
      await add(ann, { paidAt: 20, site: 'gay' })
      await add(ann, {})
      const { paid, entries } = storage.reads.orderLists
      const within = { site: 'vonk', from: 10, until: 30 }
      const ids = (orders: readonly Order[]) => orders.map(({ id }) => id)
      expect(ids(await paid(within, null, 9))).toEqual([first.id, second.id])
      expect(ids(await paid(within, null, 1))).toEqual([first.id])
      expect(ids(await paid(within, { at: 10, id: first.id }, 9))).toEqual([second.id])
      expect(ids(await paid({ ...within, until: 31 }, null, 9))).toContain(late.id)

      const entry = (at: number, member: string) => ({
        ...({
          id: newId(),
          at,
          reason: 'purchase',
          reference: newId(),
          amount: 5,
          member,
        } as const),
        ...({ from: 'site:sales', to: `paid:${member}` } as const),
      })
      const [before, early, next] = [entry(9, ann), entry(10, ann), entry(29, ann)]
      for (const one of [next, early, before])
        await commit(storage, ({ ledger }) => ledger.record([one]))
      expect(await entries(within, null, 9)).toEqual([early, next])
      expect(await entries(within, { at: early.at, id: early.id }, 9)).toEqual([next])
      expect(await entries({ ...within, site: 'gay' }, null, 9)).toEqual([])
    })

    test('give the payments of some orders, newest first', async () => {
      const { storage, ann, add } = await given()
      const [first, second, other] = [await add(ann), await add(ann), await add(ann)]
      const again = samplePayment(first.id, { startedAt: NOW + 1 })
      await commit(storage, ({ orders }) => orders.addPayment(again))
      const payments = await storage.reads.orderLists.paymentsOf([first.id, second.id])
      expect(payments).toHaveLength(3)
      expect(payments[0]).toEqual(again)
      expect(payments.map(({ order }) => order)).not.toContain(other.id)
    })

    test('an order that was charged back waits until it is handled, and again after that', async () => {
      const { storage, ann, add, listed, handled } = await given()
      const order = await add(ann, { state: 'charged-back', settledAt: 50 })
      await add(ann, { state: 'refunded', settledAt: 40 })
      const queue = () => storage.reads.orderLists.queue('charged-back')
      expect(await listed({ queue: 'charged-back' })).toEqual([order.id])
      expect(await queue()).toEqual({ waiting: 1, oldestAt: 50 })
      await handled(order.id, 50)
      expect(await listed({ queue: 'charged-back' })).toEqual([])
      expect(await queue()).toEqual({ waiting: 0, oldestAt: null })
      const { payment: _, ...kept } = order
      await commit(storage, ({ orders }) => orders.save({ ...kept, settledAt: 51 }))
      expect(await listed({ queue: 'charged-back' })).toEqual([order.id])
    })

    test('an order whose money could not be given back waits until it is handled', async () => {
      const { storage, ann, add, listed, handled } = await given()
      const [refunded, returned, fine] = [await add(ann), await add(ann), await add(ann)]
      const back = (order: typeof fine, failedAt: number | null) => ({
        payment: order.payment.id,
        order: order.id,
        amount: order.total,
        ...{ askedAt: 60, sentAt: 60, givenAt: null, failedAt, nextTryAt: 60 },
      })
      await commit(storage, async ({ orders, paymentReturns }: Stores) => {
        await orders.addRefund(sampleRefund(refunded, refunded.payment, { failedAt: 70 }))
        // One that another followed was made again.
        await orders.addRefund(sampleRefund(fine, fine.payment, { failedAt: 70 }))
        await orders.addRefund(sampleRefund(fine, fine.payment, { nth: 2 }))
        await paymentReturns.add(back(returned, 80))
        await paymentReturns.add(back(fine, null))
      })
      expect((await listed({ queue: 'refund-failed' })).toSorted()).toEqual(
        [refunded.id, returned.id].toSorted(),
      )
      expect((await storage.reads.orderLists.queue('refund-failed')).waiting).toBe(2)
      await handled(refunded.id, 69)
      await handled(returned.id, 80)
      expect(await listed({ queue: 'refund-failed' })).toEqual([refunded.id])
    })
  })
}
