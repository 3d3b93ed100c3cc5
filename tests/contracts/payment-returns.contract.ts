import { describe, expect, test } from 'bun:test'
import type { PaymentReturn } from '#core/orders/payment-return.ts'
import type { Storage } from '#core/ports.ts'
import { DAY, HOUR } from '#core/shared/time.ts'
import { keep, NOW, newId, someone } from './sample.ts'
import { sampleOrder, samplePayment } from './sample-order.ts'

/** What every storage promises about payments that are sent back. */
export function paymentReturnsContract(name: string, open: () => Promise<Storage>) {
  /** A storage with an order and as many returns of its payments as `changes` has. */
  async function opened(...changes: readonly Partial<PaymentReturn>[]) {
    const storage = await open()
    const order = sampleOrder(await someone(storage))
    const payments = changes.map(() => samplePayment(order.id))
    const returns = changes.map((change, at): PaymentReturn => {
      const { id = newId(), amount } = payments[at] ?? samplePayment(order.id)
      const asked = { askedAt: NOW, sentAt: null, givenAt: null, failedAt: null, nextTryAt: NOW }
      return { payment: id, order: order.id, amount, ...asked, ...change }
    })
    const added = await keep(storage, async (stores) => {
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
    test('a payment is returned once, and is found by itself and by its order', async () => {
      const { storage, reads, order, returns, added } = await opened({ askedAt: NOW + 1 }, {})
      const [later, first] = returns
      if (!later || !first) throw new Error('two were asked for')
      expect(added).toEqual([true, true])
      const again = { ...first, askedAt: NOW + 9 }
      expect(await keep(storage, (stores) => stores.paymentReturns.add(again))).toBe(false)
      expect(await reads.of(first.payment)).toEqual(first)
      expect(await reads.of(newId())).toBeNull()
      expect(await reads.ofOrder(order)).toEqual([first, later])
      expect(await reads.ofOrder(newId())).toEqual([])
    })

    test('an undecided one is due when its time has come, one that is decided never', async () => {
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
      await keep(made.storage, (stores) => stores.paymentReturns.save({ ...one, givenAt: NOW }))
      expect(await due(made, NOW)).toEqual([sent])
      expect(await due(made, NOW + HOUR)).toEqual([sent, waiting])
    })

    test('one that was to be tried later than any of its age is due: a clock was set back', async () => {
      const made = await opened({ askedAt: NOW + HOUR, nextTryAt: NOW + HOUR })
      expect(await due(made, NOW)).toEqual(made.returns)
    })
  })
}
