import { describe, expect, test } from 'bun:test'
import type { DirectDebit } from '#core/money/direct-debit.ts'
import type { Storage } from '#core/ports.ts'
import { addMember, commit, NOW, newId } from './sample.ts'
import { sampleOrder, samplePayment } from './sample-order.ts'

const TERMS = {
  reference: 'V1',
  type: 'one-off',
  creditor: { id: 'NL22ZZZ000000000000', name: 'Vonk', address: 'A 1', city: 'B', country: 'NL' },
  debtor: 'Ann de Vries',
} as const
const MANDATE = { reference: 'V1', signedAt: NOW + 2 }

/** Contract of every storage: direct debits. */
export function directDebitsContract(name: string, open: () => Promise<Storage>) {
  const opened = async () => {
    const storage = await open()
    const member = await addMember(storage)
    const order = sampleOrder(member)
    const payment = samplePayment(order.id, { method: 'sdd' })
    await commit(storage, async ({ orders }) => {
      await orders.add(order)
      await orders.addPayment(payment)
    })
    const sample = (changes: Partial<DirectDebit> = {}): DirectDebit => ({
      id: newId(),
      member,
      order: order.id,
      payment: payment.id,
      details: {
        accountHolder: 'Ann de Vries',
        iban: 'NL91ABNA0417164300',
        street: 'Oudegracht',
        houseNumber: '12',
        zip: '3511 AA',
        city: 'Utrecht',
        phone: '+31612345678',
      },
      maskedIban: 'NL••••4300',
      maskedPhone: '+31••••78',
      account: 'print',
      asks: [],
      askedAt: NOW,
      code: null,
      terms: TERMS,
      mandate: null,
      returnedAt: null,
      ...changes,
    })
    const add = (debit: DirectDebit) => commit(storage, (stores) => stores.directDebits.add(debit))
    return { storage, reads: storage.reads.directDebits, member, payment, sample, add }
  }

  describe(`direct debits in ${name}`, () => {
    test('a direct debit is read back unchanged, and saving stores its state', async () => {
      const { storage, reads, sample, add } = await opened()
      const debit = sample()
      await add(debit)
      expect(await reads.byId(debit.id)).toEqual(debit)
      expect(await reads.byId(newId())).toBeNull()
      const older = sample({ terms: null })
      await add(older)
      expect(await reads.byId(older.id)).toEqual(older)

      const further = {
        ...debit,
        details: null,
        terms: { ...TERMS, debtor: null },
        asks: [newId()],
        code: { print: 'x', sentAt: NOW + 1, tried: ['y', 'z'] },
        mandate: MANDATE,
        returnedAt: NOW + 3,
      }
      await commit(storage, async ({ directDebits }) => {
        expect(await directDebits.lock(debit.id)).toEqual(debit)
        await directDebits.save(further)
      })
      expect(await reads.byId(debit.id)).toEqual(further)
    })

    test('a duplicate id is refused, and the unit of work continues', async () => {
      const { storage, reads, sample } = await opened()
      const debit = sample()
      const added = await commit(storage, async ({ directDebits }) => [
        await directDebits.add(debit),
        await directDebits.add({ ...debit, account: 'other' }),
        await directDebits.add(sample()),
      ])
      expect(added).toEqual([true, false, true])
      expect(await reads.byId(debit.id)).toEqual(debit)
    })

    test('a payment has one mandate', async () => {
      const { reads, payment, sample, add } = await opened()
      await add(sample())
      expect(await reads.signedFor(payment.id)).toBeNull()
      const signed = sample({ mandate: MANDATE })
      await add(signed)
      expect(await reads.signedFor(payment.id)).toEqual(signed)
      expect(await reads.signedFor(newId())).toBeNull()
    })

    test('of eight concurrent signatures for one payment, one succeeds', async () => {
      const { storage, payment, sample, add } = await opened()
      const debits = Array.from({ length: 8 }, () => sample())
      for (const debit of debits) await add(debit)
      const sign = ({ id, member }: DirectDebit) =>
        commit(storage, async ({ accounts, directDebits }) => {
          await accounts.lock(member)
          const locked = await directDebits.lock(id)
          if (!locked || (await directDebits.signedFor(payment.id))) return false
          await directDebits.save({ ...locked, mandate: MANDATE })
          return true
        })
      const signed = await Promise.all(debits.map(sign))
      expect(signed.filter(Boolean)).toHaveLength(1)
    })

    test("a member's direct debits are listed oldest first", async () => {
      const { storage, reads, member, sample, add } = await opened()
      const older = sample({ askedAt: NOW - 5 })
      const newer = sample()
      await add(newer)
      await add(older)
      expect(await reads.of(member)).toEqual([older, newer])
      expect(await reads.of(await addMember(storage))).toEqual([])
    })

    test('a bank account with a returned debit is recognised', async () => {
      const { reads, sample, add } = await opened()
      await add(sample({ account: 'empty', mandate: MANDATE, returnedAt: NOW }))
      await add(sample({ account: 'full' }))
      expect(await reads.cameBack('empty')).toBe(true)
      expect(await reads.cameBack('full')).toBe(false)
    })

    test('old direct debits are removed; mandates stay without usable data', async () => {
      const { storage, reads, sample, add } = await opened()
      const code = { print: 'x', sentAt: NOW, tried: ['y'] }
      const unsigned = sample({ code })
      const signed = sample({ code, mandate: MANDATE })
      const recent = sample({ askedAt: NOW + 10, code })
      for (const debit of [unsigned, signed, recent]) await add(debit)

      await commit(storage, ({ directDebits }) => directDebits.pruneBefore(NOW + 10))
      expect(await reads.byId(unsigned.id)).toBeNull()
      expect(await reads.byId(signed.id)).toEqual({ ...signed, details: null, code: null })
      expect(await reads.byId(recent.id)).toEqual(recent)
    })
  })
}
