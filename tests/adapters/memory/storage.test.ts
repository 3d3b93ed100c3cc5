import { describe, expect, test } from 'bun:test'
import { memoryStorage } from '#adapters/memory/storage.ts'
import { draftedTable } from '#adapters/memory/table.ts'
import { ok } from '#core/shared/result.ts'
import { addMember, commit, sampleAccount, twoInConversation } from '#tests/contracts/sample.ts'

describe('a memory storage', () => {
  test('has a complete snapshot that can be serialized as JSON', async () => {
    const before = memoryStorage()
    const { ann, bob, id } = await twoInConversation(before)
    await commit(before, async ({ wallets, attempts, messages, likes }) => {
      await wallets.credit(ann, 'paid', 7)
      await attempts.add('key', 1)
      const hello = { id: 'm', conversation: id, from: ann, text: 'Hoi', sentAt: 1, cost: 1 }
      await messages.append(hello)
      await likes.add({ from: bob, to: ann, at: 1, seenAt: null, swiped: false })
    })

    const after = memoryStorage(JSON.parse(JSON.stringify(before.snapshot())))

    expect(await after.reads.wallets.of(ann)).toEqual({ granted: 0, paid: 7 })
    expect(await after.reads.attempts.since('key', 0)).toEqual([1])
    expect(await after.reads.profiles.byId(ann)).toEqual(await before.reads.profiles.byId(ann))
    expect(await after.reads.conversations.of(bob, 9)).toEqual(
      await before.reads.conversations.of(bob, 9),
    )
    expect(await after.reads.likes.receivedBy(ann, 9)).toHaveLength(1)
    expect(after.snapshot()).toEqual(before.snapshot())
  })

  test('a snapshot is not affected by later changes', async () => {
    const storage = memoryStorage()
    const ann = await addMember(storage)
    const snapshot = storage.snapshot()
    await commit(storage, ({ wallets }) => wallets.credit(ann, 'paid', 7))

    await storage.restore(snapshot)
    expect(await storage.reads.wallets.of(ann)).toEqual({ granted: 0, paid: 0 })
    expect(await storage.reads.accounts.byId(ann)).not.toBeNull()
  })

  test('restoring replaces everything, after the running unit of work', async () => {
    const storage = memoryStorage()
    const account = sampleAccount()
    const { promise: theLine, resolve: answer } = Promise.withResolvers<void>()
    const work = storage.atomically(async ({ accounts }) => {
      await theLine
      return ok(await accounts.add(account))
    })
    const restored = storage.restore({})
    answer()

    expect(await work).toEqual(ok(true))
    await restored
    expect(await storage.reads.accounts.byId(account.id)).toBeNull()
  })

  test('results of reads are immutable', () => {
    const table = draftedTable<number>()
    table.draft.put('ann', 1)

    expect(() => table.committed.put('ann', 1)).toThrow('only inside atomically')
    expect(table.committed.find('ann')).toBeNull()
    table.commit()
    expect(table.committed.find('ann')).toBe(1)
  })
})
