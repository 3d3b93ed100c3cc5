import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { addMember, commit, NOW, samplePhoto } from './sample.ts'

/** Contract of every storage: photos. */
export function photosContract(name: string, open: () => Promise<Storage>) {
  describe(`photos in ${name}`, () => {
    test("a member's photos are listed in the order they were added", async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const second = samplePhoto(ann, { addedAt: NOW + 2, focus: { x: 80, y: 40, zoom: 1.5 } })
      const first = samplePhoto(ann, { addedAt: NOW + 1, state: 'refused', reason: 'blurred' })
      await commit(storage, async ({ photos }) => {
        await photos.add(second, 3)
        await photos.add(first, 3)
      })

      expect(await storage.reads.photos.of(ann)).toEqual([first, second])
      expect(await storage.reads.photos.byId(second.id)).toEqual(second)
    })

    test('the photo limit is per member', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const bob = await addMember(storage)
      const added = await commit(storage, async ({ photos }) => [
        await photos.add(samplePhoto(ann), 1),
        await photos.add(samplePhoto(ann), 1),
        await photos.add(samplePhoto(bob), 1),
      ])

      expect(added).toEqual(['added', 'full', 'added'])
    })

    test('ten concurrent uploads cannot pass the limit', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const added = await Promise.all(
        Array.from({ length: 10 }, () =>
          commit(storage, ({ photos }) => photos.add(samplePhoto(ann), 3)),
        ),
      )

      expect(added.filter((outcome) => outcome === 'added')).toHaveLength(3)
      expect(await storage.reads.photos.of(ann)).toHaveLength(3)
    })

    test('an id is unique, also under concurrent inserts', async () => {
      const storage = await open()
      const members = await Promise.all([
        addMember(storage),
        addMember(storage),
        addMember(storage),
      ])
      const id = samplePhoto('nobody').id
      const added = await Promise.all(
        [...members, ...members].map((member) =>
          commit(storage, ({ photos }) => photos.add(samplePhoto(member, { id }), 3)),
        ),
      )

      expect(added.toSorted().join(' ')).toBe('added taken taken taken taken taken')
      // A refused upload uses no room.
      for (const member of members) {
        const before = await storage.reads.photos.of(member)
        const added = await commit(storage, async ({ photos }) => [
          await photos.add(samplePhoto(member), before.length + 1),
          await photos.add(samplePhoto(member), before.length + 1),
        ])
        expect(added).toEqual(['added', 'full'])
      }
    })

    test('tells which photos have some keys', async () => {
      const storage = await open()
      const photo = samplePhoto(await addMember(storage))
      await commit(storage, ({ photos }) => photos.add(photo, 3))

      expect(await storage.reads.photos.hasKey(photo.key)).toBe(true)
      expect(await storage.reads.photos.hasKey(photo.id)).toBe(false)
      await commit(storage, ({ photos }) => photos.remove(photo.id))
      expect(await storage.reads.photos.hasKey(photo.key)).toBe(false)
    })

    test('a removed photo makes room for another', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const photo = samplePhoto(ann)
      await commit(storage, async ({ photos }) => {
        await photos.add(photo, 1)
        await photos.remove(photo.id)
      })

      expect(await storage.reads.photos.byId(photo.id)).toBeNull()
      expect(await commit(storage, ({ photos }) => photos.add(samplePhoto(ann), 1))).toBe('added')
    })

    test('photos that wait for a second look are listed, the longest first', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const older = samplePhoto(ann, { state: 'active', lookAgainAt: NOW - 20 })
      const newer = samplePhoto(ann, {
        ...{ state: 'active', lookAgainAt: NOW - 10, refusedBefore: 'violence' },
      })
      await commit(storage, async ({ photos }) => {
        for (const photo of [newer, older, samplePhoto(ann, { state: 'active' })])
          await photos.add(photo, 25)
      })
      const { photos } = storage.reads
      expect(await photos.toLookAgain(9)).toEqual([older, newer])
      expect(await photos.toLookAgain(1)).toEqual([older])
      expect(await photos.toLookAgain(9, ['elsewhere'])).toEqual([])
      expect(await photos.lookAgainQueue()).toEqual({ waiting: 2, oldestAt: NOW - 20 })
      expect(await photos.lookAgainQueue(['elsewhere'])).toEqual({ waiting: 0, oldestAt: null })
    })

    test('pending photos are reviewed oldest first', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const newer = samplePhoto(ann, { addedAt: NOW - 10 })
      const older = samplePhoto(ann, { addedAt: NOW - 20 })
      const active = samplePhoto(ann, { addedAt: NOW - 30 })
      await commit(storage, async ({ photos }) => {
        for (const photo of [newer, older, active, samplePhoto(ann, { addedAt: NOW + 10 })]) {
          await photos.add(photo, 25)
        }
        await photos.lock(active.id)
        await photos.save({ ...active, state: 'active' })
      })

      expect(await storage.reads.photos.waitingSince(NOW, 10)).toEqual([older, newer])
      expect(await storage.reads.photos.waitingSince(NOW, 1)).toEqual([older])
      expect((await storage.reads.photos.byId(active.id))?.state).toBe('active')
    })
  })
}
