import { describe, expect, test } from 'bun:test'
import type { MemberId } from '#core/accounts/account.ts'
import type { Blocks } from '#core/blocks/blocks.ts'
import type { Like } from '#core/likes/likes.ts'
import type { Storage } from '#core/ports.ts'
import { addMember, commit, NOW, newId } from './sample.ts'

const sampleLike = (from: MemberId, to: MemberId, changes: Partial<Like> = {}): Like => ({
  from,
  to,
  at: NOW,
  seenAt: null,
  swiped: false,
  ...changes,
})

/** Contract of every storage: likes and blocks. */
export function likesAndBlocksContract(name: string, open: () => Promise<Storage>) {
  describe(`likes in ${name}`, () => {
    test('a like is one-way', async () => {
      const storage = await open()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      const like = sampleLike(ann, bob, { swiped: true })
      await commit(storage, ({ likes }) => likes.add(like))

      expect(await storage.reads.likes.between(ann, bob)).toEqual(like)
      expect(await storage.reads.likes.between(bob, ann)).toBeNull()
    })

    test('liking twice is one like, also concurrently', async () => {
      const storage = await open()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      const added = await Promise.all(
        [1, 2, 3, 4, 5].map((at) =>
          commit(storage, ({ likes }) => likes.add(sampleLike(ann, bob, { at }))),
        ),
      )

      expect(added.filter(Boolean)).toHaveLength(1)
      expect(await storage.reads.likes.givenBy(ann, 10)).toHaveLength(1)
    })

    test('given likes are listed newest first', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const older = sampleLike(ann, await addMember(storage), { at: NOW - 5 })
      const newer = sampleLike(ann, await addMember(storage))
      await commit(storage, async ({ likes }) => {
        await likes.add(newer)
        await likes.add(older)
      })

      expect(await storage.reads.likes.givenBy(ann, 10)).toEqual([newer, older])
      expect(await storage.reads.likes.givenBy(ann, 1)).toEqual([newer])
      expect(await storage.reads.likes.receivedBy(ann, 10)).toEqual([])
    })

    test('received likes are listed with new ones first, then newest first', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const at = async (moment: number, seenAt: number | null) => {
        const like = sampleLike(await addMember(storage), ann, { at: moment, seenAt })
        await commit(storage, ({ likes }) => likes.add(like))
        return like
      }
      const seenLate = await at(NOW + 9, NOW + 10)
      const newEarly = await at(NOW + 1, null)
      const seenEarly = await at(NOW, NOW + 10)
      const newLate = await at(NOW + 2, null)

      expect(await storage.reads.likes.receivedBy(ann, 10)).toEqual([
        newLate,
        newEarly,
        seenLate,
        seenEarly,
      ])
      expect(await storage.reads.likes.receivedBy(ann, 2)).toEqual([newLate, newEarly])
    })

    test('matches are mutual likes, in the same order, however many others there are', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const received = async (at: number, seenAt: number | null, mutual: boolean) => {
        const from = await addMember(storage)
        const like = sampleLike(from, ann, { at, seenAt })
        await commit(storage, async ({ likes }) => {
          await likes.add(like)
          if (mutual) await likes.add(sampleLike(ann, from, { at: at + 7 }))
        })
        return like
      }
      const seen = await received(NOW + 9, NOW + 10, true)
      for (let other = 0; other < 3; other += 1) await received(NOW + 5 + other, null, false)
      const firstSeen = await received(NOW, null, true)
      const lastSeen = await received(NOW + 1, null, true)
      const unanswered = await addMember(storage)
      await commit(storage, ({ likes }) => likes.add(sampleLike(ann, unanswered)))

      expect(await storage.reads.likes.matchesOf(ann, 10)).toEqual([lastSeen, firstSeen, seen])
      expect(await storage.reads.likes.matchesOf(ann, 2)).toEqual([lastSeen, firstSeen])
      expect(await storage.reads.likes.matchesOf(seen.from, 10)).toHaveLength(1)
      expect(await storage.reads.likes.matchesOf(unanswered, 10)).toEqual([])
    })

    test('a like that was seen is no longer new', async () => {
      const storage = await open()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      await commit(storage, async ({ likes }) => {
        await likes.add(sampleLike(ann, bob))
        await likes.seen(ann, bob, NOW + 3)
        await likes.seen(bob, ann, NOW + 3)
      })

      expect((await storage.reads.likes.between(ann, bob))?.seenAt).toBe(NOW + 3)
    })

    test('a like that was taken back is gone and can be given again', async () => {
      const storage = await open()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      await commit(storage, async ({ likes }) => {
        await likes.add(sampleLike(ann, bob))
        await likes.add(sampleLike(bob, ann))
      })
      const takenBack = await Promise.all(
        [1, 2, 3].map(() => commit(storage, ({ likes }) => likes.remove(ann, bob))),
      )

      expect(takenBack.filter(Boolean)).toHaveLength(1)
      expect(await storage.reads.likes.between(bob, ann)).not.toBeNull()
      expect(await storage.reads.likes.between(ann, bob)).toBeNull()
      expect(await commit(storage, ({ likes }) => likes.add(sampleLike(ann, bob)))).toBe(true)
    })
  })

  describe(`blocks in ${name}`, () => {
    test('a block hides two members from each other', async () => {
      const storage = await open()
      const [ann, bob, eve] = [newId(), newId(), newId()]
      for (const id of [ann, bob, eve]) await addMember(storage, { id })
      await commit(storage, ({ blocks }) => blocks.add(ann, bob, NOW))

      expect(await storage.reads.blocks.between(ann, bob)).toBe(true)
      expect(await storage.reads.blocks.between(bob, ann)).toBe(true)
      expect(await storage.reads.blocks.between(ann, eve)).toBe(false)
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
