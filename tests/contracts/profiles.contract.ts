import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { HOUR } from '#core/shared/time.ts'
import { addMember, commit, NOW, newId, sampleAccount, sampleProfile } from './sample.ts'

/** Contract of every storage: profiles. */
export function profilesContract(name: string, open: () => Promise<Storage>) {
  describe(`profiles in ${name}`, () => {
    test('a profile is read back unchanged, whatever it leaves out', async () => {
      const storage = await open()
      const minimal = sampleProfile({
        kind: 'cam',
        demo: true,
        listedOn: [],
        place: { country: 'BE', region: 'Antwerpen', town: 'Mechelen', cell: null },
        about: 'Ça va? 😀 "quoted"',
        line: 'Wie «kookt», kiest 😀',
      })
      const complete = sampleProfile({
        details: { hair: 'red', eyes: 'green' },
        interests: ['hiking', 'food & wine'],
        searchedAges: { from: 35, to: null },
      })
      for (const profile of [minimal, complete]) {
        await commit(storage, async ({ accounts, profiles }) => {
          await accounts.add(sampleAccount({ id: profile.id }))
          await profiles.add(profile)
        })
        expect(await storage.reads.profiles.byId(profile.id)).toEqual(profile)
      }
      expect(await storage.reads.profiles.byId(newId())).toBeNull()
    })

    test('finds many ids at once, each existing profile once', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const bob = await addMember(storage)
      await addMember(storage)

      const found = await storage.reads.profiles.byIds([bob, newId(), ann, bob])
      expect(found.map(({ id }) => id).toSorted()).toEqual([ann, bob].toSorted())
      expect(await storage.reads.profiles.byIds([])).toEqual([])
    })

    test('finds profiles by the beginning of their name, without case and accents', async () => {
      const storage = await open()
      const [begin, other] = [`É${newId().slice(0, 8)}`, `z${newId().slice(0, 8)}`]
      const named = (name: string) => addMember(storage, { name })
      const second = await named(`${begin} Zoë`)
      const first = await named(`${begin.toLowerCase()} anna`)
      await named(`${other} ${begin}`)
      const find = async (beginning: string, limit = 9) =>
        (await storage.reads.profiles.named(beginning, limit)).map(({ id }) => id)
      expect(await find(begin)).toEqual([first, second])
      expect(await find(begin.replace('É', 'e').toUpperCase())).toEqual([first, second])
      expect(await find(`${begin} zoe`)).toEqual([second])
      expect(await find(begin, 1)).toEqual([first])
      expect(await find(`${begin}%`)).toEqual([])
      // A new name is found, and the old one no more.
      await commit(storage, async ({ profiles }) => {
        const locked = await profiles.lock(second)
        if (locked) await profiles.save({ ...locked, name: `${other} Bea` })
      })
      expect(await find(begin)).toEqual([first])
      expect(await find(`${other} b`)).toEqual([second])
    })

    test('finds names with letters that are no accented ones, as people type them', async () => {
      const storage = await open()
      const ending = newId().slice(0, 8)
      for (const [name, typed] of [
        ['Łucja', 'lucja'],
        ['Søren', 'SOREN'],
        ['Þóra', 'thora'],
        ['Groß', 'gross'],
        ['Đặng', 'Dang'],
      ]) {
        const member = await addMember(storage, { name: `${name} ${ending}` })
        const found = await storage.reads.profiles.named(`${typed} ${ending}`, 9)
        expect(found.map(({ id }) => id)).toEqual([member])
      }
    })

    test('saving stores the new state of a locked profile', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const changed = await commit(storage, async ({ profiles }) => {
        const locked = await profiles.lock(ann)
        if (!locked) throw new Error('no profile')
        const next = {
          ...locked,
          about: 'Nieuw.',
          line: null,
          details: { body: 'slim' },
          interests: ['music'],
        }
        await profiles.save(next)
        return next
      })

      expect(await storage.reads.profiles.byId(ann)).toEqual(changed)
    })

    test('last activity is recorded, and never goes back in time', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      await commit(storage, async ({ profiles }) => {
        await profiles.active(ann, NOW + 60)
        await profiles.active(ann, NOW + 30)
        await profiles.active(newId(), NOW)
      })

      expect((await storage.reads.profiles.byId(ann))?.lastActiveAt).toBe(NOW + 60)
    })

    test('after the clock was set back, last activity follows the new time', async () => {
      const storage = await open()
      const ann = await addMember(storage, { lastActiveAt: NOW + HOUR })
      await commit(storage, ({ profiles }) => profiles.active(ann, NOW))
      expect((await storage.reads.profiles.byId(ann))?.lastActiveAt).toBe(NOW)
    })
  })

  describe(`erasing in ${name}`, () => {
    test('a removed profile is not found or searched; its account stays', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const bob = await addMember(storage)
      await commit(storage, ({ profiles }) => profiles.remove(ann))

      expect(await storage.reads.profiles.byId(ann)).toBeNull()
      expect(await storage.reads.profiles.byIds([ann, bob])).toHaveLength(1)
      expect(await storage.reads.search.count({ site: 'vonk', viewer: null }, 9)).toBe(1)
      expect(await storage.reads.accounts.byId(ann)).not.toBeNull()
    })
  })
}
