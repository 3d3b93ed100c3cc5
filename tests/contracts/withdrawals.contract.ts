import { describe, expect, test } from 'bun:test'
import type { Withdrawal } from '#core/money/withdrawal.ts'
import type { Storage } from '#core/ports.ts'
import { commit, NOW, newId } from './sample.ts'
import { sampleWithdrawal } from './sample-withdrawal.ts'

/** Contract of every storage: withdrawals. */
export function withdrawalsContract(name: string, open: () => Promise<Storage>) {
  const opened = async () => {
    const storage = await open()
    const add = (withdrawal: Withdrawal) =>
      commit(storage, ({ withdrawals }) => withdrawals.add(withdrawal))
    return { storage, reads: storage.reads.withdrawals, add }
  }

  describe(`withdrawals in ${name}`, () => {
    test('a withdrawal is stored complete, once per id', async () => {
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
      await commit(storage, ({ withdrawals }) => withdrawals.save(confirmed))
      expect(await reads.byId(stated.id)).toEqual(confirmed)
    })

    test('lists the confirmed withdrawals of an order, oldest first', async () => {
      const { reads, add } = await opened()
      const order = newId()
      const confirmed = { order, confirmedAt: NOW + 9, result: 'spent', used: 60 } as const
      const newer = sampleWithdrawal({ ...confirmed, statedAt: NOW + 5 })
      const older = sampleWithdrawal(confirmed)
      for (const each of [newer, older, sampleWithdrawal({ order }), sampleWithdrawal()]) {
        await add(each)
      }
      expect(await reads.confirmedOf(order)).toEqual([older, newer])
      expect(await reads.confirmedOf(newId())).toEqual([])
    })

    test('lists all withdrawals of an order, also unconfirmed ones', async () => {
      const { reads, add } = await opened()
      const order = newId()
      const newer = sampleWithdrawal({ order, statedAt: NOW + 5 })
      const older = sampleWithdrawal({ order, confirmedAt: NOW + 9, result: 'spent', used: 60 })
      for (const each of [newer, older, sampleWithdrawal()]) await add(each)
      expect(await reads.of(order)).toEqual([older, newer])
    })

    test('withdrawals without an order are found by email, ignoring case', async () => {
      const { reads, add } = await opened()
      const email = `Ann-${newId()}@Example.test`
      const newer = sampleWithdrawal({ email: email.toUpperCase(), statedAt: NOW + 5 })
      const older = sampleWithdrawal({ email })
      for (const each of [newer, older, sampleWithdrawal({ email, order: newId() })])
        await add(each)
      expect(await reads.unmatched(email.toLowerCase())).toEqual([older, newer])
      expect(await reads.unmatched('nobody@example.test')).toEqual([])
    })

    test('only withdrawals from before a moment are removed', async () => {
      const { storage, reads, add } = await opened()
      const [old, recent] = [sampleWithdrawal({ statedAt: 10 }), sampleWithdrawal({ statedAt: 20 })]
      await add(old)
      await add(recent)
      await commit(storage, ({ withdrawals }) => withdrawals.pruneBefore(20))
      expect(await reads.byId(old.id)).toBeNull()
      expect(await reads.byId(recent.id)).toEqual(recent)
    })
  })
}
