import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { HOUR } from '#core/shared/time.ts'
import { keep, NOW, newId, sampleAccount, samplePhoto, sampleProfile, someone } from './sample.ts'

/** What every storage promises about profiles and photos. */
export function profilesAndPhotosContract(name: string, open: () => Promise<Storage>) {
  describe(`profiles in ${name}`, () => {
    test('a profile comes back as it was kept, whatever it leaves out', async () => {
      const storage = await open()
      const bare = sampleProfile({
        kind: 'cam',
        demo: true,
        listedOn: [],
        place: { country: 'BE', region: 'Antwerpen', town: 'Mechelen', cell: null },
        about: 'Ça va? 😀 "quoted"',
      })
      const rich = sampleProfile({
        details: { hair: 'red', eyes: 'green' },
        interests: ['hiking', 'food & wine'],
      })
      for (const profile of [bare, rich]) {
        await keep(storage, async ({ accounts, profiles }) => {
          await accounts.add(sampleAccount({ id: profile.id }))
          await profiles.add(profile)
        })
        expect(await storage.reads.profiles.byId(profile.id)).toEqual(profile)
      }
      expect(await storage.reads.profiles.byId(newId())).toBeNull()
    })

    test('finds many at once, each that exists and each once', async () => {
      const storage = await open()
      const ann = await someone(storage)
      const bob = await someone(storage)
      await someone(storage)

      const found = await storage.reads.profiles.byIds([bob, newId(), ann, bob])
      expect(found.map(({ id }) => id).toSorted()).toEqual([ann, bob].toSorted())
      expect(await storage.reads.profiles.byIds([])).toEqual([])
    })

    test('saving keeps the new state of a locked profile', async () => {
      const storage = await open()
      const ann = await someone(storage)
      const changed = await keep(storage, async ({ profiles }) => {
        const locked = await profiles.lock(ann)
        if (!locked) throw new Error('no profile')
        const next = { ...locked, about: 'Nieuw.', details: { body: 'slim' }, interests: ['music'] }
        await profiles.save(next)
        return next
      })

      expect(await storage.reads.profiles.byId(ann)).toEqual(changed)
    })

    test('being here is noted, and never goes back in time', async () => {
      const storage = await open()
      const ann = await someone(storage)
      await keep(storage, async ({ profiles }) => {
        await profiles.active(ann, NOW + 60)
        await profiles.active(ann, NOW + 30)
        await profiles.active(newId(), NOW)
      })

      expect((await storage.reads.profiles.byId(ann))?.lastActiveAt).toBe(NOW + 60)
    })

    test('after a clock was set back it counts when somebody was here by that clock', async () => {
      const storage = await open()
      const ann = await someone(storage, { lastActiveAt: NOW + HOUR })
      await keep(storage, ({ profiles }) => profiles.active(ann, NOW))
      expect((await storage.reads.profiles.byId(ann))?.lastActiveAt).toBe(NOW)
    })
  })

  describe(`leaving ${name}`, () => {
    test('a removed profile is gone from sight and search; its account stays', async () => {
      const storage = await open()
      const ann = await someone(storage)
      const bob = await someone(storage)
      await keep(storage, ({ profiles }) => profiles.remove(ann))

      expect(await storage.reads.profiles.byId(ann)).toBeNull()
      expect(await storage.reads.profiles.byIds([ann, bob])).toHaveLength(1)
      expect(await storage.reads.search.count({ site: 'vonk', viewer: null }, 9)).toBe(1)
      expect(await storage.reads.accounts.byId(ann)).not.toBeNull()
    })
  })

  describe(`photos in ${name}`, () => {
    test("a member's photos come in the order they were added", async () => {
      const storage = await open()
      const ann = await someone(storage)
      const second = samplePhoto(ann, { addedAt: NOW + 2 })
      const first = samplePhoto(ann, { addedAt: NOW + 1, state: 'refused', reason: 'blurred' })
      await keep(storage, async ({ photos }) => {
        await photos.add(second, 3)
        await photos.add(first, 3)
      })

      expect(await storage.reads.photos.of(ann)).toEqual([first, second])
      expect(await storage.reads.photos.byId(second.id)).toEqual(second)
    })

    test('the limit is for each member by themselves', async () => {
      const storage = await open()
      const ann = await someone(storage)
      const bob = await someone(storage)
      const added = await keep(storage, async ({ photos }) => [
        await photos.add(samplePhoto(ann), 1),
        await photos.add(samplePhoto(ann), 1),
        await photos.add(samplePhoto(bob), 1),
      ])

      expect(added).toEqual(['added', 'full', 'added'])
    })

    test('ten uploads at once cannot pass the limit', async () => {
      const storage = await open()
      const ann = await someone(storage)
      const added = await Promise.all(
        Array.from({ length: 10 }, () =>
          keep(storage, ({ photos }) => photos.add(samplePhoto(ann), 3)),
        ),
      )

      expect(added.filter((outcome) => outcome === 'added')).toHaveLength(3)
      expect(await storage.reads.photos.of(ann)).toHaveLength(3)
    })

    test('an id is unique, also under concurrent inserts', async () => {
      const storage = await open()
      const members = await Promise.all([someone(storage), someone(storage), someone(storage)])
      const id = samplePhoto('nobody').id
      const added = await Promise.all(
        [...members, ...members].map((member) =>
          keep(storage, ({ photos }) => photos.add(samplePhoto(member, { id }), 3)),
        ),
      )

      expect(added.toSorted().join(' ')).toBe('added taken taken taken taken taken')
      // Whoever was refused has as much room as before.
      for (const member of members) {
        const had = await storage.reads.photos.of(member)
        const more = await keep(storage, async ({ photos }) => [
          await photos.add(samplePhoto(member), had.length + 1),
          await photos.add(samplePhoto(member), had.length + 1),
        ])
        expect(more).toEqual(['added', 'full'])
      }
    })

    test('it is known which keys photos have', async () => {
      const storage = await open()
      const photo = samplePhoto(await someone(storage))
      await keep(storage, ({ photos }) => photos.add(photo, 3))

      expect(await storage.reads.photos.hasKey(photo.key)).toBe(true)
      expect(await storage.reads.photos.hasKey(photo.id)).toBe(false)
      await keep(storage, ({ photos }) => photos.remove(photo.id))
      expect(await storage.reads.photos.hasKey(photo.key)).toBe(false)
    })

    test('a removed photo is gone and makes room', async () => {
      const storage = await open()
      const ann = await someone(storage)
      const photo = samplePhoto(ann)
      await keep(storage, async ({ photos }) => {
        await photos.add(photo, 1)
        await photos.remove(photo.id)
      })

      expect(await storage.reads.photos.byId(photo.id)).toBeNull()
      expect(await keep(storage, ({ photos }) => photos.add(samplePhoto(ann), 1))).toBe('added')
    })

    test('inspection takes them oldest first, and only those that wait', async () => {
      const storage = await open()
      const ann = await someone(storage)
      const late = samplePhoto(ann, { addedAt: NOW - 10 })
      const early = samplePhoto(ann, { addedAt: NOW - 20 })
      const active = samplePhoto(ann, { addedAt: NOW - 30 })
      await keep(storage, async ({ photos }) => {
        for (const photo of [late, early, active, samplePhoto(ann, { addedAt: NOW + 10 })]) {
          await photos.add(photo, 25)
        }
        await photos.lock(active.id)
        await photos.save({ ...active, state: 'active' })
      })

      expect(await storage.reads.photos.waitingSince(NOW, 10)).toEqual([early, late])
      expect(await storage.reads.photos.waitingSince(NOW, 1)).toEqual([early])
      expect((await storage.reads.photos.byId(active.id))?.state).toBe('active')
    })
  })
}
