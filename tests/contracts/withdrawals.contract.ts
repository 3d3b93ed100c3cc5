import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import type { Withdrawal } from '#core/withdrawals/withdrawal.ts'
import { keep, NOW, newId } from './sample.ts'
import { sampleWithdrawal } from './sample-withdrawal.ts'

/** What every storage promises about withdrawals. */
export function withdrawalsContract(name: string, open: () => Promise<Storage>) {
  const opened = async () => {
    const storage = await open()
    const add = (withdrawal: Withdrawal) =>
      keep(storage, ({ withdrawals }) => withdrawals.add(withdrawal))
    return { storage, reads: storage.reads.withdrawals, add }
  }

  describe(`withdrawals in ${name}`, () => {
    test('a withdrawal is kept whole, and there is one under an id', async () => {
      const { storage, reads, add } = await opened()
      const stated = sampleWithdrawal({ order: newId(), currency: 'EUR' })
      expect(await add(stated)).toBe(true)
      expect(await reads.byId(stated.id)).toEqual(stated)
      expect(await reads.byId(newId())).toBeNull()
      expect(await add({ ...stated, name: 'Bob' })).toBe(false)
      expect(await reads.byId(stated.id)).toEqual(stated)

      const confirmed: Withdrawal = {
        ...stated,
        confirmedAt: NOW + 1,
        result: 'refunded',
        credits: 40,
        used: 20,
        amount: 1999,
      }
      await keep(storage, ({ withdrawals }) => withdrawals.save(confirmed))
      expect(await reads.byId(stated.id)).toEqual(confirmed)
    })

    test('of an order those that were confirmed are found, the first stated first', async () => {
      const { reads, add } = await opened()
      const order = newId()
      const confirmed = { order, confirmedAt: NOW + 9, result: 'spent', used: 60 } as const
      const late = sampleWithdrawal({ ...confirmed, statedAt: NOW + 5 })
      const early = sampleWithdrawal(confirmed)
      for (const each of [late, early, sampleWithdrawal({ order }), sampleWithdrawal()]) {
        await add(each)
      }
      expect(await reads.confirmedOf(order)).toEqual([early, late])
      expect(await reads.confirmedOf(newId())).toEqual([])
    })

    test('of an order all are found, also before they are confirmed', async () => {
      const { reads, add } = await opened()
      const order = newId()
      const late = sampleWithdrawal({ order, statedAt: NOW + 5 })
      const early = sampleWithdrawal({ order, confirmedAt: NOW + 9, result: 'spent', used: 60 })
      for (const each of [late, early, sampleWithdrawal()]) await add(each)
      expect(await reads.of(order)).toEqual([early, late])
    })

    test('those that match no order are found by the email, in any case', async () => {
      const { reads, add } = await opened()
      const email = `Ann-${newId()}@Example.test`
      const late = sampleWithdrawal({ email: email.toUpperCase(), statedAt: NOW + 5 })
      const early = sampleWithdrawal({ email })
      for (const each of [late, early, sampleWithdrawal({ email, order: newId() })]) await add(each)
      expect(await reads.unmatched(email.toLowerCase())).toEqual([early, late])
      expect(await reads.unmatched('nobody@example.test')).toEqual([])
    })

    test('withdrawals from before a moment are removed, and no others', async () => {
      const { storage, reads, add } = await opened()
      const [old, young] = [sampleWithdrawal({ statedAt: 10 }), sampleWithdrawal({ statedAt: 20 })]
      await add(old)
      await add(young)
      await keep(storage, ({ withdrawals }) => withdrawals.pruneBefore(20))
      expect(await reads.byId(old.id)).toBeNull()
      expect(await reads.byId(young.id)).toEqual(young)
    })
  })
}
