import { describe, expect, test } from 'bun:test'
import type { Wallet } from '#core/money/ports.ts'
import type { Storage } from '#core/ports.ts'
import { addMember, commit } from './sample.ts'

/** Contract of every storage: wallets. */
export function walletsContract(name: string, open: () => Promise<Storage>) {
  const withWallet = async (wallet: Wallet) => {
    const storage = await open()
    const ann = await addMember(storage)
    await commit(storage, async ({ wallets }) => {
      if (wallet.granted > 0) await wallets.credit(ann, 'granted', wallet.granted)
      if (wallet.paid > 0) await wallets.credit(ann, 'paid', wallet.paid)
    })
    const debit = (amount: number) => commit(storage, ({ wallets }) => wallets.debit(ann, amount))
    return { storage, ann, debit, wallet: () => storage.reads.wallets.of(ann) }
  }

  describe(`wallets in ${name}`, () => {
    test('a member without credits has an empty wallet, and cannot spend', async () => {
      const { debit, wallet } = await withWallet({ granted: 0, paid: 0 })
      expect(await wallet()).toEqual({ granted: 0, paid: 0 })
      expect(await debit(1)).toBeNull()
    })

    test('spends granted credits before paid ones and reports the split', async () => {
      const { debit, wallet } = await withWallet({ granted: 3, paid: 4 })

      expect(await debit(2)).toEqual({ granted: 2, paid: 0 })
      expect(await debit(2)).toEqual({ granted: 1, paid: 1 })
      expect(await debit(2)).toEqual({ granted: 0, paid: 2 })
      expect(await wallet()).toEqual({ granted: 0, paid: 1 })
    })

    test('debits the whole amount or nothing', async () => {
      const { debit, wallet } = await withWallet({ granted: 1, paid: 1 })
      expect(await debit(3)).toBeNull()
      expect(await wallet()).toEqual({ granted: 1, paid: 1 })
    })

    test('of 64 concurrent debits of the last credit, exactly one succeeds', async () => {
      const { debit, wallet } = await withWallet({ granted: 0, paid: 1 })
      const outcomes = await Promise.all(Array.from({ length: 64 }, () => debit(1)))

      expect(outcomes.filter(Boolean)).toEqual([{ granted: 0, paid: 1 }])
      expect(await wallet()).toEqual({ granted: 0, paid: 0 })
    })

    test('concurrent debits from both purses never take more than the balance', async () => {
      const { debit, wallet } = await withWallet({ granted: 5, paid: 6 })
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => debit(2)))
      const drawn = outcomes.filter((split) => split !== null)

      expect(drawn).toHaveLength(5)
      expect(drawn.reduce((sum, { granted }) => sum + granted, 0)).toBe(5)
      expect(drawn.reduce((sum, { paid }) => sum + paid, 0)).toBe(5)
      expect(await wallet()).toEqual({ granted: 0, paid: 1 })
    })

    test('concurrent credits lose nothing', async () => {
      const { storage, ann, wallet } = await withWallet({ granted: 0, paid: 0 })
      await Promise.all(
        Array.from({ length: 10 }, () =>
          commit(storage, ({ wallets }) => wallets.credit(ann, 'paid', 3)),
        ),
      )
      expect(await wallet()).toEqual({ granted: 0, paid: 30 })
    })

    test('reclaims remaining paid credits, and no granted ones', async () => {
      const { storage, ann, wallet } = await withWallet({ granted: 5, paid: 4 })
      const reclaim = (amount: number) =>
        commit(storage, ({ wallets }) => wallets.reclaim(ann, amount))

      expect(await reclaim(3)).toBe(3)
      expect(await reclaim(3)).toBe(1)
      expect(await reclaim(3)).toBe(0)
      expect(await wallet()).toEqual({ granted: 5, paid: 0 })
    })

    test('two concurrent reclaims take no credit twice', async () => {
      const { storage, ann, wallet } = await withWallet({ granted: 0, paid: 4 })
      const taken = await Promise.all(
        [3, 3].map((amount) => commit(storage, ({ wallets }) => wallets.reclaim(ann, amount))),
      )
      expect(taken.toSorted()).toEqual([1, 3])
      expect(await wallet()).toEqual({ granted: 0, paid: 0 })
    })
  })
}
