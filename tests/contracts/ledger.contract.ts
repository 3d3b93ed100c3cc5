import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { MemberId } from '#core/accounts/account.ts'
import { grant, sell, spend, takeBack } from '#core/money/book.ts'
import type { Entry } from '#core/money/ports.ts'
import type { Storage } from '#core/ports.ts'
import { addMember, commit, NOW, newId } from './sample.ts'

const sampleEntry = (member: MemberId, changes: Partial<Entry> = {}): Entry => ({
  id: newId(),
  at: NOW,
  reason: 'purchase',
  reference: newId(),
  from: 'site:sales',
  to: `paid:${member}`,
  amount: 5,
  member,
  ...changes,
})

/** Contract of every storage: the ledger, and the wallets that cache it. */
export function ledgerContract(name: string, open: () => Promise<Storage>) {
  describe(`the ledger in ${name}`, () => {
    test("a member's entries are listed newest first, page by page", async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const bob = await addMember(storage)
      const ids = [newId(), newId()].toSorted()
      const entries = [
        sampleEntry(ann, { at: NOW + 1 }),
        sampleEntry(ann, { id: ids[1] ?? '' }),
        sampleEntry(ann, { id: ids[0] ?? '' }),
        sampleEntry(ann, { at: NOW - 1 }),
      ]
      await commit(storage, ({ ledger }) => ledger.record(entries.toReversed()))
      await commit(storage, ({ ledger }) => ledger.record([sampleEntry(bob)]))

      const { of } = storage.reads.ledger
      const first = await of(ann, null, 2)
      const last = first.at(-1) ?? sampleEntry(ann)
      expect(first).toEqual(entries.slice(0, 2))
      expect(await of(ann, { at: last.at, id: last.id }, 9)).toEqual(entries.slice(2))
    })

    test('has the entry that gave a member the credits of an order', async () => {
      const storage = await open()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      const bought = sampleEntry(ann)
      await commit(storage, ({ ledger }) => ledger.record([bought]))
      const { ledger } = storage.reads
      expect(await ledger.bought(ann, bought.reference)).toEqual(bought)
      expect(await ledger.bought(bob, bought.reference)).toBeNull()
      expect(await ledger.bought(ann, newId())).toBeNull()
    })

    test('counts what a member spent since a moment', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const bob = await addMember(storage)
      const spent = (member: MemberId, changes: Partial<Entry>) =>
        sampleEntry(member, {
          reason: 'message',
          from: `paid:${member}`,
          to: 'site:spent',
          ...changes,
        })
      const since = (moment: number) => storage.reads.ledger.spentSince(ann, moment)
      expect(await since(0)).toBe(0)
      await commit(storage, async ({ ledger }) => {
        await ledger.record([spent(ann, { amount: 3, at: NOW - 1 })])
        await ledger.record([spent(ann, { amount: 4 })])
        await ledger.record([spent(ann, { amount: 5, from: `granted:${ann}` })])
        await ledger.record([spent(bob, { amount: 9 })])
        await ledger.record([sampleEntry(ann)])
      })
      expect(await since(NOW)).toBe(9)
      expect(await since(0)).toBe(12)
    })

    test('a balance is the sum of its entries', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      await commit(storage, ({ ledger }) =>
        ledger.record([
          sampleEntry(ann, { amount: 25 }),
          sampleEntry(ann, { amount: 60 }),
          sampleEntry(ann, {
            reason: 'message',
            from: `paid:${ann}`,
            to: 'site:spent',
            amount: 7,
          }),
        ]),
      )

      const { balance } = storage.reads.ledger
      expect(await balance(`paid:${ann}`)).toBe(78)
      expect(await balance(`granted:${ann}`)).toBe(0)
      expect(await balance('site:spent')).toBe(7)
      expect(await balance('site:sales')).toBe(-85)
    })

    test('a duplicate cause is refused completely, and the unit of work continues', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const first = sampleEntry(ann)
      const { reference } = first
      await commit(storage, ({ ledger }) => ledger.record([first]))

      const later = sampleEntry(ann)
      const recorded = await commit(storage, async ({ ledger }) => [
        await ledger.record([sampleEntry(ann), sampleEntry(ann, { reference })]),
        await ledger.record([later]),
      ])

      expect(recorded).toEqual([false, true])
      const stored = await storage.reads.ledger.of(ann, null, 9)
      expect(stored.map(({ id }) => id).toSorted()).toEqual([first.id, later.id].toSorted())
    })

    test('one cause may debit both purses', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const spent = { reason: 'message', reference: newId(), to: 'site:spent' } as const
      const recorded = await commit(storage, ({ ledger }) =>
        ledger.record([
          sampleEntry(ann, { ...spent, from: `granted:${ann}`, amount: 1 }),
          sampleEntry(ann, { ...spent, from: `paid:${ann}`, amount: 1 }),
        ]),
      )
      expect(recorded).toBe(true)
    })

    test('of eight concurrent bookings of one cause, one succeeds', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const reference = newId()
      const recorded = await Promise.all(
        Array.from({ length: 8 }, () =>
          commit(storage, ({ ledger }) => ledger.record([sampleEntry(ann, { reference })])),
        ),
      )

      expect(recorded.filter(Boolean)).toHaveLength(1)
      expect(await storage.reads.ledger.balance(`paid:${ann}`)).toBe(5)
    })
  })

  describe(`the ledger in ${name}, property test`, () => {
    test('a wallet equals its ledger and no purse is negative, after any operations', async () => {
      const storage = await open()
      const stamp = { now: () => NOW, newId }
      const amount = fc.integer({ min: 1, max: 9 })
      const step = fc.record({ kind: fc.constantFrom('grant', 'sell', 'spend', 'refund'), amount })
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
          const member = await addMember(storage)
          let [granted, paid] = [0, 0]
          for (const { kind, amount } of steps) {
            const entry = { member, amount, reference: newId() }
            const enough = granted + paid >= amount
            const done = await commit(storage, async (stores) => {
              if (kind === 'grant') return grant(stores, stamp, { ...entry, reason: 'bonus' })
              if (kind === 'sell') return sell(stores, stamp, entry)
              if (kind === 'refund') return takeBack(stores, stamp, { ...entry, reason: 'refund' })
              const reason = amount % 2 ? 'message' : 'gift'
              return (await spend(stores, stamp, { ...entry, reason })).ok
            })
            if (kind === 'grant') granted += amount
            if (kind === 'sell') paid += amount
            if (kind === 'refund') {
              expect(done).toBe(Math.min(paid, amount))
              paid -= Math.min(paid, amount)
            }
            if (kind === 'spend') {
              expect(done).toBe(enough)
              const fromGranted = enough ? Math.min(granted, amount) : 0
              granted -= fromGranted
              paid -= enough ? amount - fromGranted : 0
            }
          }

          const { balance } = storage.reads.ledger
          expect(await storage.reads.wallets.of(member)).toEqual({ granted, paid })
          expect(await balance(`granted:${member}`)).toBe(granted)
          expect(await balance(`paid:${member}`)).toBe(paid)
        }),
        { numRuns: 15 },
      )
    }, 120_000)
  })
}
