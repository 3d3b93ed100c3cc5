import { describe, expect, test } from 'bun:test'
import type { SearchQuery } from '#core/discovery/search.ts'
import type { Storage } from '#core/ports.ts'
import { areaOf } from '#core/profiles/area.ts'
import type { Cell } from '#core/profiles/cell.ts'
import {
  GENDERS,
  type Gender,
  SEXUALITIES,
  type Sexuality,
  type Wishes,
} from '#core/profiles/profile.ts'
import { seeks } from '#core/profiles/seeking.ts'
import { NO_WISHES } from '#core/profiles/wishes.ts'
import { keep, NOW, someone } from './sample.ts'

/** What every storage promises about passes, and about days of the swipe game. */
export function matchFinderContract(name: string, open: () => Promise<Storage>) {
  describe(`search for the match finder in ${name}`, () => {
    const found = async ({ reads }: Storage, query: Partial<SearchQuery>) => {
      const whole = { site: 'vonk', viewer: null, ...query }
      const { items } = await reads.search.page(whole, null, 50)
      expect(await reads.search.count(whole, 50)).toBe(items.length)
      return items.map(({ id }) => id)
    }

    test('finds those who look for a gender', async () => {
      const storage = await open()
      const looking = async (gender: Gender, sexuality: Sexuality) =>
        [gender, sexuality, await someone(storage, { gender, sexuality })] as const
      const people = []
      for (const gender of GENDERS)
        for (const sexuality of SEXUALITIES) people.push(await looking(gender, sexuality))

      for (const seeking of GENDERS) {
        const wished = people.filter(([gender, sexuality]) =>
          seeks({ gender, sexuality }).includes(seeking),
        )
        expect((await found(storage, { seeking })).toSorted()).toEqual(
          wished.map(([, , id]) => id).toSorted(),
        )
      }
    })

    test('finds those whose wishes somebody fits, by age and distance', async () => {
      const storage = await open()
      const amersfoort = { lat: 5216, lon: 539 }
      const maastricht = { lat: 5085, lon: 569 }
      const wishing = (wishes: Partial<Wishes>, cell: Cell | null = amersfoort) =>
        someone(storage, {
          wishes: { ...NO_WISHES, ...wishes },
          place: { country: 'NL', region: '', town: '', cell },
        })
      const any = await wishing({})
      const young = await wishing({ ageFrom: 25, ageTo: 35 })
      const older = await wishing({ ageFrom: 36 })
      const upTo = await wishing({ ageTo: 36 })
      const near = await wishing({ within: 25 })
      const far = await wishing({ within: 250 }, maastricht)
      const tooFar = await wishing({ within: 100 }, maastricht)
      const placeless = await wishing({ within: 250 }, null)

      const whom = async (age: number, cell: Cell | null) =>
        (await found(storage, { suitor: { age, area: cell && areaOf(cell) } })).toSorted()
      const sorted = (...ids: readonly string[]) => [...ids].toSorted()
      expect(await whom(35, amersfoort)).toEqual(sorted(any, young, upTo, near, far))
      expect(await whom(36, amersfoort)).toEqual(sorted(any, older, upTo, near, far))
      expect(await whom(36, maastricht)).toEqual(sorted(any, older, upTo, far, tooFar))
      expect(await whom(37, null)).toEqual(sorted(any, older))
      expect(await whom(24, null)).toEqual(sorted(any, upTo))
      expect(await found(storage, {})).toContain(placeless)
    })

    test('keeps wishes as they were saved', async () => {
      const storage = await open()
      const wishes = { ageFrom: 30, ageTo: null, within: 50 } as const
      const id = await someone(storage, { wishes })
      expect(await storage.reads.profiles.byId(id)).toMatchObject({ wishes })
      await keep(storage, async ({ profiles }) => {
        const profile = await profiles.lock(id)
        if (profile) await profiles.save({ ...profile, wishes: NO_WISHES })
      })
      expect(await storage.reads.profiles.byId(id)).toMatchObject({ wishes: NO_WISHES })
    })

    test('leaves out whom the viewer liked or passed by, and who said no to the viewer', async () => {
      const storage = await open()
      const viewer = await someone(storage)
      const people = new Map<string, string>()
      for (const name of [
        'liked',
        'refused',
        'skipped',
        'over',
        'likes',
        'skips',
        'refuses',
        'new',
      ])
        people.set(name, await someone(storage))
      const of = (name: string) => people.get(name) ?? ''
      const like = { at: NOW, seenAt: null, swiped: false }
      await keep(storage, async ({ likes, passes }) => {
        await likes.add({ from: viewer, to: of('liked'), ...like })
        await likes.add({ from: of('likes'), to: viewer, ...like })
        await passes.put({ from: viewer, to: of('refused'), at: NOW, until: null })
        await passes.put({ from: viewer, to: of('skipped'), at: NOW, until: NOW + 1 })
        await passes.put({ from: viewer, to: of('over'), at: NOW, until: NOW })
        await passes.put({ from: of('skips'), to: viewer, at: NOW, until: NOW + 1 })
        await passes.put({ from: of('refuses'), to: viewer, at: NOW, until: null })
      })
      const left = ['over', 'likes', 'skips', 'new'].map(of).toSorted()
      expect((await found(storage, { viewer, unansweredAt: NOW })).toSorted()).toEqual(left)
      expect(await found(storage, { viewer })).toHaveLength(8)
      const query = { viewer, unansweredAt: NOW, country: 'NL', createdSince: NOW } as const
      expect((await found(storage, query)).toSorted()).toEqual(left)
    })
  })

  describe(`passes in ${name}`, () => {
    const people = async (storage: Storage) => ({
      ann: await someone(storage),
      bo: await someone(storage),
      eve: await someone(storage),
    })

    test('the last of two stands, each goes one way, and they come newest first', async () => {
      const storage = await open()
      const { ann, bo, eve } = await people(storage)
      const no = { from: ann, to: bo, at: NOW + 2, until: null }
      const skip = { from: ann, to: eve, at: NOW + 1, until: NOW + 9 }
      await keep(storage, async ({ passes }) => {
        await passes.put({ from: ann, to: bo, at: NOW, until: NOW + 5 })
        await passes.put(skip)
        await passes.put(no)
      })
      expect(await storage.reads.passes.by(ann)).toEqual([no, skip])
      expect(await storage.reads.passes.by(bo)).toEqual([])
    })

    test('those that end are counted until they do, and taken back together', async () => {
      const storage = await open()
      const { ann, bo, eve } = await people(storage)
      await keep(storage, async ({ passes }) => {
        await passes.put({ from: ann, to: bo, at: NOW, until: NOW + 5 })
        await passes.put({ from: ann, to: eve, at: NOW, until: null })
        await passes.put({ from: bo, to: eve, at: NOW, until: NOW + 5 })
      })
      const skipped = (at: number) => storage.reads.passes.skipped(ann, at)
      expect([await skipped(NOW), await skipped(NOW + 4), await skipped(NOW + 5)]).toEqual([
        1, 1, 0,
      ])
      await keep(storage, ({ passes }) => passes.removeSkips(ann))
      expect(await storage.reads.passes.by(ann)).toMatchObject([{ to: eve }])
      expect(await storage.reads.passes.skipped(bo, NOW)).toBe(1)
    })

    test('one is taken back alone, and all of a member’s both ways', async () => {
      const storage = await open()
      const { ann, bo, eve } = await people(storage)
      await keep(storage, async ({ passes }) => {
        for (const [from, to] of [
          [ann, bo],
          [ann, eve],
          [bo, ann],
          [bo, eve],
        ] as const)
          await passes.put({ from, to, at: NOW, until: null })
        await passes.remove(ann, bo)
        await passes.remove(eve, bo)
      })
      expect(await storage.reads.passes.by(ann)).toMatchObject([{ to: eve }])
      await keep(storage, ({ passes }) => passes.removeAllOf(ann))
      expect(await storage.reads.passes.by(ann)).toEqual([])
      expect(await storage.reads.passes.by(bo)).toMatchObject([{ to: eve }])
    })
  })

  describe(`days of the swipe game in ${name}`, () => {
    test('a member has the last one', async () => {
      const storage = await open()
      const member = await someone(storage)
      expect(await storage.reads.swipeDays.of(member)).toBeNull()
      await keep(storage, async ({ swipeDays }) => {
        await swipeDays.save({ member, likes: 1, renewsAt: NOW })
        await swipeDays.save({ member, likes: 2, renewsAt: NOW + 1 })
      })
      expect(await storage.reads.swipeDays.of(member)).toEqual({
        member,
        likes: 2,
        renewsAt: NOW + 1,
      })
      await keep(storage, ({ swipeDays }) => swipeDays.remove(member))
      expect(await storage.reads.swipeDays.of(member)).toBeNull()
    })
  })
}
