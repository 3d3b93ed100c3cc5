import { describe, expect, test } from 'bun:test'
import type { PaymentReturn } from '#core/money/order.ts'
import type { Storage } from '#core/ports.ts'
import { DAY, HOUR } from '#core/shared/time.ts'
import { addMember, commit, NOW, newId } from './sample.ts'
import { sampleOrder, samplePayment } from './sample-order.ts'

/** Contract of every storage: payment returns. */
export function paymentReturnsContract(name: string, open: () => Promise<Storage>) {
  /** A storage with an order and a payment return for each of `changes`. */
  async function opened(...changes: readonly Partial<PaymentReturn>[]) {
    const storage = await open()
    const order = sampleOrder(await addMember(storage))
    const payments = changes.map(() => samplePayment(order.id))
    const returns = changes.map((change, at): PaymentReturn => {
      const { id = newId(), amount } = payments[at] ?? samplePayment(order.id)
      const pending = { askedAt: NOW, sentAt: null, givenAt: null, failedAt: null, nextTryAt: NOW }
      return { payment: id, order: order.id, amount, ...pending, ...change }
    })
    const added = await commit(storage, async (stores) => {
      await stores.orders.add(order)
      for (const payment of payments) await stores.orders.addPayment(payment)
      const answers: boolean[] = []
      for (const one of returns) answers.push(await stores.paymentReturns.add(one))
      return answers
    })
    return { storage, reads: storage.reads.paymentReturns, order: order.id, returns, added }
  }
  const due = async ({ reads, order }: Awaited<ReturnType<typeof opened>>, now: number) =>
    (await reads.due(now, 99)).filter((one) => one.order === order)

  describe(`payment returns in ${name}`, () => {
    test('a payment is returned once, and found by id and by order', async () => {
      const { storage, reads, order, returns, added } = await opened({ askedAt: NOW + 1 }, {})
      const [second, first] = returns
      if (!second || !first) throw new Error('two were asked for')
      expect(added).toEqual([true, true])
      const duplicate = { ...first, askedAt: NOW + 9 }
      expect(await commit(storage, (stores) => stores.paymentReturns.add(duplicate))).toBe(false)
      expect(await reads.of(first.payment)).toEqual(first)
      expect(await reads.of(newId())).toBeNull()
      expect(await reads.ofOrders([newId(), order])).toEqual([first, second])
      expect(await reads.ofOrders([newId()])).toEqual([])
      expect(await reads.ofOrders([])).toEqual([])
    })

    test('an undecided return is due at its time, a decided one never', async () => {
      const made = await opened(
        { nextTryAt: NOW - 1 },
        { nextTryAt: NOW - 9, sentAt: NOW - 9 },
        { nextTryAt: NOW + HOUR, askedAt: NOW - DAY },
        { nextTryAt: NOW - 9, givenAt: NOW },
        { nextTryAt: NOW - 9, failedAt: NOW },
      )
      const [one, sent, waiting] = made.returns
      if (!one || !sent || !waiting) throw new Error('five were asked for')
      expect(await due(made, NOW)).toEqual([sent, one])
      await commit(made.storage, (stores) => stores.paymentReturns.save({ ...one, givenAt: NOW }))
      expect(await due(made, NOW)).toEqual([sent])
      expect(await due(made, NOW + HOUR)).toEqual([sent, waiting])
    })

    test('a return due implausibly late for its age is due: the clock was set back', async () => {
      const made = await opened({ askedAt: NOW + HOUR, nextTryAt: NOW + HOUR })
      expect(await due(made, NOW)).toEqual(made.returns)
    })
  })
}
