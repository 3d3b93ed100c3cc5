import { describe, expect, test } from 'bun:test'
import type { MemberId } from '#core/accounts/account.ts'
import type { Like } from '#core/discovery/ports.ts'
import type { Storage } from '#core/ports.ts'
import { addMember, commit, NOW } from './sample.ts'

const sampleLike = (from: MemberId, to: MemberId, changes: Partial<Like> = {}): Like => ({
  from,
  to,
  at: NOW,
  seenAt: null,
  matchSeenAt: null,
  swiped: false,
  ...changes,
})

/** Contract of every storage: likes. */
export function likesContract(name: string, open: () => Promise<Storage>) {
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

    test('a match is seen once, by each on their own, and a like that is not mutual never', async () => {
      const storage = await open()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      const see = (from: MemberId, to: MemberId, at: number) =>
        commit(storage, ({ likes }) => likes.matchSeen(from, to, at))
      const seenAt = async (from: MemberId, to: MemberId) =>
        (await storage.reads.likes.between(from, to))?.matchSeenAt

      await commit(storage, ({ likes }) => likes.add(sampleLike(ann, bob)))
      await see(ann, bob, NOW + 1)
      expect(await seenAt(ann, bob)).toBeNull()

      await commit(storage, ({ likes }) => likes.add(sampleLike(bob, ann)))
      await see(ann, bob, NOW + 2)
      await see(ann, bob, NOW + 3)
      expect(await seenAt(ann, bob)).toBe(NOW + 2)
      expect(await seenAt(bob, ann)).toBeNull()

      await commit(storage, async ({ likes }) => {
        await likes.remove(ann, bob)
        await likes.add(sampleLike(ann, bob))
      })
      expect(await seenAt(ann, bob)).toBeNull()
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
}
