import { describe, expect, test } from 'bun:test'
import type { Blocks } from '#core/discovery/ports.ts'
import type { Storage } from '#core/ports.ts'
import { addMember, commit, NOW, newId } from './sample.ts'

/** Contract of every storage: blocks. */
export function blocksContract(name: string, open: () => Promise<Storage>) {
  describe(`blocks in ${name}`, () => {
    test('a block hides two members from each other', async () => {
      const storage = await open()
      const [ann, bob, eve] = [newId(), newId(), newId()]
      for (const id of [ann, bob, eve]) await addMember(storage, { id })
      await commit(storage, ({ blocks }) => blocks.add(ann, bob, NOW))

      expect(await storage.reads.blocks.between(ann, bob)).toBe(true)
      expect(await storage.reads.blocks.between(bob, ann)).toBe(true)
      expect(await storage.reads.blocks.between(ann, eve)).toBe(false)
      const withBlocks = [ann, bob, eve].map((id) => storage.reads.blocks.hasAny(id))
      expect(await Promise.all(withBlocks)).toEqual([true, true, false])
    })

    test('lists blocked members newest first, each once', async () => {
      const storage = await open()
      const [ann, bob, eve] = [newId(), newId(), newId()]
      for (const id of [ann, bob, eve]) await addMember(storage, { id })
      await commit(storage, async ({ blocks }) => {
        await blocks.add(ann, bob, NOW)
        await blocks.add(ann, eve, NOW + 1)
        await blocks.add(ann, bob, NOW + 2)
        await blocks.add(eve, ann, NOW + 3)
      })

      expect(await storage.reads.blocks.by(ann)).toEqual([
        { blocked: eve, at: NOW + 1 },
        { blocked: bob, at: NOW },
      ])
    })

    test('of many concurrent blocks of one member one is new; one unblock ends it', async () => {
      const storage = await open()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      const changed = async (work: (blocks: Blocks) => Promise<boolean>) => {
        const atOnce = Array.from({ length: 5 }, () =>
          commit(storage, ({ blocks }) => work(blocks)),
        )
        return (await Promise.all(atOnce)).filter(Boolean).length
      }

      expect(await changed((blocks) => blocks.remove(ann, bob))).toBe(0)
      expect(await changed((blocks) => blocks.add(ann, bob, NOW))).toBe(1)
      expect(await changed((blocks) => blocks.remove(ann, bob))).toBe(1)
    })

    test('tells which of some members blocked another', async () => {
      const storage = await open()
      const [ann, bob, eve] = [newId(), newId(), newId()]
      for (const id of [ann, bob, eve]) await addMember(storage, { id })
      await commit(storage, async ({ blocks }) => {
        await blocks.add(bob, ann, NOW)
        await blocks.add(eve, ann, NOW)
        await blocks.add(ann, eve, NOW)
      })
      const { blockersOf } = storage.reads.blocks
      expect(await blockersOf(ann, [bob, newId()])).toEqual([bob])
      expect((await blockersOf(ann, [bob, eve, ann])).toSorted()).toEqual([bob, eve].toSorted())
      expect(await blockersOf(bob, [ann, eve])).toEqual([])
      expect(await blockersOf(ann, [])).toEqual([])
    })

    test('blocks by and of an erased member are removed, and no others', async () => {
      const storage = await open()
      const [ann, bob, eve] = [newId(), newId(), newId()]
      for (const id of [ann, bob, eve]) await addMember(storage, { id })
      await commit(storage, async ({ blocks }) => {
        await blocks.add(ann, bob, NOW)
        await blocks.add(eve, ann, NOW)
        await blocks.add(eve, bob, NOW)
        await blocks.removeAllOf(ann)
      })
      expect(await storage.reads.blocks.between(ann, bob)).toBe(false)
      expect(await storage.reads.blocks.between(ann, eve)).toBe(false)
      expect(await storage.reads.blocks.between(bob, eve)).toBe(true)
    })

    test("unblocking removes only one's own block", async () => {
      const storage = await open()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      await commit(storage, async ({ blocks }) => {
        await blocks.add(ann, bob, NOW)
        await blocks.add(bob, ann, NOW)
        await blocks.remove(ann, bob)
      })
      expect(await storage.reads.blocks.between(ann, bob)).toBe(true)

      await commit(storage, ({ blocks }) => blocks.remove(bob, ann))
      expect(await storage.reads.blocks.between(ann, bob)).toBe(false)
    })
  })
}
