import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { MemberId } from '#core/accounts/account.ts'
import type { SearchCursor, SearchQuery } from '#core/discovery/search.ts'
import type { Storage } from '#core/ports.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { areaOf, centreOf } from '#core/site/geo.ts'
import { addMember, commit, NOW, newId, samplePhoto, sampleProfile } from './sample.ts'

const EVERYBODY: SearchQuery = { site: 'vonk', viewer: null }

const idsOf = (profiles: readonly Profile[]) => profiles.map(({ id }) => id)

/** Contract of every storage: search. */
export function searchContract(name: string, open: () => Promise<Storage>) {
  describe(`search in ${name}`, () => {
    const found = async ({ reads }: Storage, query: Partial<SearchQuery>) => {
      const { items } = await reads.search.page({ ...EVERYBODY, ...query }, null, 50)
      expect(await reads.search.count({ ...EVERYBODY, ...query }, 50)).toBe(items.length)
      return idsOf(items)
    }

    test('finds listed profiles, by last activity and then by id, each complete', async () => {
      const storage = await open()
      const same = [newId(), newId(), newId()].toSorted().toReversed()
      for (const id of same) await addMember(storage, { id, lastActiveAt: NOW })
      const recent = await addMember(storage, { lastActiveAt: NOW + 1, interests: ['music'] })
      await addMember(storage, { listedOn: [] })

      expect(await found(storage, {})).toEqual([recent, ...same])
      expect(await found(storage, { interests: [] })).toEqual([])
      const { items } = await storage.reads.search.page(EVERYBODY, null, 1)
      expect(items).toEqual([(await storage.reads.profiles.byId(recent)) ?? sampleProfile()])
    })

    test('finds on a site who is listed there, through listing, unlisting and activity', async () => {
      const storage = await open()
      const active = await addMember(storage, { lastActiveAt: NOW + 3 })
      const both = await addMember(storage, { listedOn: ['vonk', 'gay'], lastActiveAt: NOW + 2 })
      const lessActive = await addMember(storage, { listedOn: ['gay'], lastActiveAt: NOW + 1 })
      const foundOn = (site: string) => found(storage, { site })
      expect(await foundOn('vonk')).toEqual([active, both])
      expect(await foundOn('gay')).toEqual([both, lessActive])
      expect(await foundOn('milf')).toEqual([])

      await commit(storage, async ({ profiles }) => {
        await profiles.active(lessActive, NOW + 9)
        const [one, other] = [await profiles.lock(active), await profiles.lock(both)]
        if (!one || !other) throw new Error('no profiles')
        await profiles.save({ ...one, listedOn: ['gay', 'milf'], gender: 'male' })
        await profiles.save({ ...other, listedOn: [] })
      })
      expect(await foundOn('vonk')).toEqual([])
      expect(await foundOn('gay')).toEqual([lessActive, active])
      expect(await found(storage, { site: 'gay', gender: 'male', country: 'NL' })).toEqual([active])
      expect(await foundOn('milf')).toEqual([active])
    })

    test('never finds the viewer, nor anybody blocked either way', async () => {
      const storage = await open()
      const [viewer, otherMember, blocked, blocker] = await Promise.all(
        Array.from({ length: 4 }, () => addMember(storage)),
      )
      if (!viewer || !otherMember || !blocked || !blocker) throw new Error('too few people')
      await commit(storage, async ({ blocks }) => {
        await blocks.add(viewer, blocked, NOW)
        await blocks.add(blocker, viewer, NOW)
      })

      expect(await found(storage, { viewer })).toEqual([otherMember])
      expect(await found(storage, {})).toHaveLength(4)
      expect(await found(storage, { viewer: otherMember })).toHaveLength(3)
    })

    const narrowing: readonly [string, Partial<SearchQuery>, Partial<Profile>, Partial<Profile>][] =
      [
        ['gender', { gender: 'male' }, { gender: 'male' }, { gender: 'female' }],
        ['country', { country: 'BE' }, { place: place({ country: 'BE' }) }, {}],
        ['region', { region: 'Drenthe' }, { place: place({ region: 'Drenthe' }) }, {}],
        ['the first birthday', { bornFrom: '1990-01-01' }, born('1990-01-01'), born('1989-12-31')],
        ['the last birthday', { bornUntil: '1990-01-01' }, born('1990-01-01'), born('1990-01-02')],
        ['kind', { peopleOnly: true }, { kind: 'person' }, { kind: 'fictional' }],
        ['kind, cam too', { peopleOnly: true }, { kind: 'person' }, { kind: 'cam' }],
        ['activity', { activeSince: NOW }, { lastActiveAt: NOW }, { lastActiveAt: NOW - 1 }],
        ['newness', { createdSince: NOW }, { createdAt: NOW }, { createdAt: NOW - 1 }],
        [
          'interests, of which one will do',
          { interests: ['music', 'chess'] },
          { interests: ['food', 'chess'] },
          { interests: ['food', 'musicals'] },
        ],
      ]
    for (const [what, query, inside, outside] of narrowing) {
      test(`filters by ${what}`, async () => {
        const storage = await open()
        const matching = await addMember(storage, inside)
        const other = await addMember(storage, outside)

        expect(await found(storage, query)).toEqual([matching])
        expect((await found(storage, {})).toSorted()).toEqual([matching, other].toSorted())
      })
    }

    test('filters by area; a profile without a place is in none', async () => {
      const storage = await open()
      const at = (lat: number, lon: number) =>
        addMember(storage, { place: place({ cell: { lat, lon } }) })
      const nearby = areaOf({ lat: 5205, lon: -40 })
      const { lat, lon } = centreOf(nearby)
      const inside = [
        await at(lat, lon),
        await at(lat - 10, lon + 10),
        await at(lat + 10, lon - 10),
      ]
      await at(lat + 30, lon)
      const east = await at(lat, lon + 60)
      await addMember(storage, { place: place({ cell: null }) })

      expect((await found(storage, { within: [nearby] })).toSorted()).toEqual(inside.toSorted())
      const both = [nearby, areaOf({ lat, lon: lon + 60 })]
      expect((await found(storage, { within: both })).toSorted()).toEqual(
        [...inside, east].toSorted(),
      )
      expect(await found(storage, { within: both, gender: 'male' })).toEqual([])
    })

    test('filters by photo', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      await addMember(storage)
      await commit(storage, async ({ profiles, photos }) => {
        const photo = samplePhoto(ann, { state: 'active' })
        await photos.add(photo, 3)
        const profile = await profiles.lock(ann)
        if (profile) await profiles.save({ ...profile, mainPhoto: photo.id })
      })

      expect(await found(storage, { withPhoto: true })).toEqual([ann])
    })

    test('filters are combined', async () => {
      const storage = await open()
      const both = await addMember(storage, { gender: 'male', birthDate: '1980-02-02' })
      await addMember(storage, { gender: 'male', birthDate: '1999-02-02' })
      await addMember(storage, { gender: 'female', birthDate: '1980-02-02' })

      const query = { gender: 'male', bornUntil: '1985-01-01', country: 'NL' } as const
      expect(await found(storage, query)).toEqual([both])
    })

    test('counts no further than the given limit', async () => {
      const storage = await open()
      for (const _ of [1, 2, 3, 4]) await addMember(storage)

      expect(await storage.reads.search.count(EVERYBODY, 3)).toBe(3)
      expect(await storage.reads.search.count(EVERYBODY, 4)).toBe(4)
      expect(await storage.reads.search.count(EVERYBODY, 5)).toBe(4)
    })

    test('paging gives every listed profile once, in one order, whatever the page size', async () => {
      const storage = await open()
      const person = fc.record({ minutes: fc.integer({ min: 0, max: 3 }), listed: fc.boolean() })
      await fc.assert(
        fc.asyncProperty(
          fc.array(person, { maxLength: 12 }),
          fc.integer({ min: 1, max: 5 }),
          async (people, limit) => {
            const region = newId()
            const listed: MemberId[] = []
            for (const { minutes, listed: isListed } of people) {
              const id = await addMember(storage, {
                place: place({ region }),
                listedOn: isListed ? ['vonk'] : [],
                lastActiveAt: NOW - minutes,
              })
              if (isListed) listed.push(id)
            }

            const walked = await walk(storage, { ...EVERYBODY, region }, limit)

            expect(idsOf(walked).toSorted()).toEqual(listed.toSorted())
            expect(walked).toEqual(walked.toSorted(byActivity))
            expect(await walk(storage, { ...EVERYBODY, region }, 50)).toEqual(walked)
          },
        ),
        { numRuns: 12 },
      )
    }, 120_000)

    test('the last page says that it is the last', async () => {
      const storage = await open()
      for (const _ of [1, 2]) await addMember(storage)

      expect((await storage.reads.search.page(EVERYBODY, null, 2)).next).toBeNull()
      expect((await storage.reads.search.page(EVERYBODY, null, 1)).next).not.toBeNull()
      const emptyRegion = { ...EVERYBODY, region: '-' }
      expect(await storage.reads.search.page(emptyRegion, null, 9)).toEqual({
        items: [],
        next: null,
      })
    })
  })
}

const born = (birthDate: string) => ({ birthDate })

function place(changes: Partial<Profile['place']>): Profile['place'] {
  return { ...sampleProfile().place, ...changes }
}

const byActivity = (a: Profile, b: Profile) =>
  b.lastActiveAt - a.lastActiveAt || (a.id < b.id ? 1 : -1)

async function walk({ reads }: Storage, query: SearchQuery, limit: number) {
  const walked: Profile[] = []
  let after: SearchCursor | null = null
  do {
    const page: Awaited<ReturnType<typeof reads.search.page>> = await reads.search.page(
      query,
      after,
      limit,
    )
    expect(page.items.length).toBeLessThanOrEqual(limit)
    expect(walked.length, 'the walk goes in circles').toBeLessThan(100)
    walked.push(...page.items)
    after = page.next
  } while (after)
  return walked
}
