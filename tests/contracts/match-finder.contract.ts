import { describe, expect, test } from 'bun:test'
import type { SearchQuery } from '#core/discovery/search.ts'
import type { Storage } from '#core/ports.ts'
import {
  GENDERS,
  type Gender,
  SEXUALITIES,
  type Sexuality,
  type Wishes,
} from '#core/profiles/profile.ts'
import { NO_WISHES, seeks } from '#core/profiles/wishes.ts'
import { areaOf, type Cell } from '#core/site/geo.ts'
import { addMember, commit, NOW, sampleMessage, twoInConversation } from './sample.ts'

/** Contract of every storage: passes, and days of the swipe game. */
export function matchFinderContract(name: string, open: () => Promise<Storage>) {
  describe(`search for the match finder in ${name}`, () => {
    const found = async ({ reads }: Storage, query: Partial<SearchQuery>) => {
      const whole = { site: 'vonk', viewer: null, ...query }
      const { items } = await reads.search.page(whole, null, 50)
      expect(await reads.search.count(whole, 50)).toBe(items.length)
      return items.map(({ id }) => id)
    }

    test('finds members who look for a gender', async () => {
      const storage = await open()
      const looking = async (gender: Gender, sexuality: Sexuality) =>
        [gender, sexuality, await addMember(storage, { gender, sexuality })] as const
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

    test('finds members whose age and distance filters somebody fits', async () => {
      const storage = await open()
      const amersfoort = { lat: 5216, lon: 539 }
      const maastricht = { lat: 5085, lon: 569 }
      const wishing = (wishes: Partial<Wishes>, cell: Cell | null = amersfoort) =>
        addMember(storage, {
          wishes: { ...NO_WISHES, ...wishes },
          place: { country: 'NL', region: '', town: '', cell },
        })
      const any = await wishing({})
      const forYoung = await wishing({ ageFrom: 25, ageTo: 35 })
      const forOlder = await wishing({ ageFrom: 36 })
      const upTo = await wishing({ ageTo: 36 })
      const near = await wishing({ within: 25 })
      const far = await wishing({ within: 250 }, maastricht)
      const tooFar = await wishing({ within: 100 }, maastricht)
      const placeless = await wishing({ within: 250 }, null)

      const whom = async (age: number, cell: Cell | null) =>
        (await found(storage, { suitor: { age, area: cell && areaOf(cell) } })).toSorted()
      const sorted = (...ids: readonly string[]) => [...ids].toSorted()
      expect(await whom(35, amersfoort)).toEqual(sorted(any, forYoung, upTo, near, far))
      expect(await whom(36, amersfoort)).toEqual(sorted(any, forOlder, upTo, near, far))
      expect(await whom(36, maastricht)).toEqual(sorted(any, forOlder, upTo, far, tooFar))
      expect(await whom(37, null)).toEqual(sorted(any, forOlder))
      expect(await whom(24, null)).toEqual(sorted(any, upTo))
      expect(await found(storage, {})).toContain(placeless)
    })

    test('stores filters as they were saved', async () => {
      const storage = await open()
      const wishes = { ageFrom: 30, ageTo: null, within: 50 } as const
      const id = await addMember(storage, { wishes })
      expect(await storage.reads.profiles.byId(id)).toMatchObject({ wishes })
      await commit(storage, async ({ profiles }) => {
        const profile = await profiles.lock(id)
        if (profile) await profiles.save({ ...profile, wishes: NO_WISHES })
      })
      expect(await storage.reads.profiles.byId(id)).toMatchObject({ wishes: NO_WISHES })
    })

    test('excludes whom the viewer liked, passed or has a chat with, and who passed the viewer', async () => {
      const storage = await open()
      const viewer = await addMember(storage)
      const people = new Map<string, string>()
      for (const name of [
        'liked',
        'refused',
        'skipped',
        'over',
        'likes',
        'skips',
        'refuses',
        'wrote',
        'new',
      ])
        people.set(name, await addMember(storage))
      const of = (name: string) => people.get(name) ?? ''
      const like = { at: NOW, seenAt: null, swiped: false }
      await commit(storage, async ({ likes, passes }) => {
        await likes.add({ from: viewer, to: of('liked'), ...like })
        await likes.add({ from: of('likes'), to: viewer, ...like })
        await passes.put({ from: viewer, to: of('refused'), at: NOW, until: null })
        await passes.put({ from: viewer, to: of('skipped'), at: NOW, until: NOW + 1 })
        await passes.put({ from: viewer, to: of('over'), at: NOW, until: NOW })
        await passes.put({ from: of('skips'), to: viewer, at: NOW, until: NOW + 1 })
        await passes.put({ from: of('refuses'), to: viewer, at: NOW, until: null })
      })
      const pair = { startedBy: of('wrote'), other: viewer }
      const { id: chat } = await twoInConversation(storage, pair)
      // Looked at, and not written in.
      await twoInConversation(storage, { startedBy: viewer, other: of('new') })
      expect(await found(storage, { viewer, unansweredAt: NOW })).toContain(of('wrote'))
      await commit(storage, ({ messages }) => messages.append(sampleMessage(chat, of('wrote'))))
      const left = ['over', 'likes', 'skips', 'new'].map(of).toSorted()
      expect((await found(storage, { viewer, unansweredAt: NOW })).toSorted()).toEqual(left)
      expect(await found(storage, { viewer })).toHaveLength(9)
      const query = { viewer, unansweredAt: NOW, country: 'NL', createdSince: NOW } as const
      expect((await found(storage, query)).toSorted()).toEqual(left)
    })
  })

  describe(`passes in ${name}`, () => {
    const people = async (storage: Storage) => ({
      ann: await addMember(storage),
      bo: await addMember(storage),
      eve: await addMember(storage),
    })

    test('the last of two passes is stored, one-way, and listed newest first', async () => {
      const storage = await open()
      const { ann, bo, eve } = await people(storage)
      const no = { from: ann, to: bo, at: NOW + 2, until: null }
      const skip = { from: ann, to: eve, at: NOW + 1, until: NOW + 9 }
      await commit(storage, async ({ passes }) => {
        await passes.put({ from: ann, to: bo, at: NOW, until: NOW + 5 })
        await passes.put(skip)
        await passes.put(no)
      })
      expect(await storage.reads.passes.by(ann)).toEqual([no, skip])
      expect(await storage.reads.passes.by(bo)).toEqual([])
    })

    test('temporary passes count until they expire, and are undone together', async () => {
      const storage = await open()
      const { ann, bo, eve } = await people(storage)
      await commit(storage, async ({ passes }) => {
        await passes.put({ from: ann, to: bo, at: NOW, until: NOW + 5 })
        await passes.put({ from: ann, to: eve, at: NOW, until: null })
        await passes.put({ from: bo, to: eve, at: NOW, until: NOW + 5 })
      })
      const skipped = (at: number) => storage.reads.passes.skipped(ann, at)
      expect([await skipped(NOW), await skipped(NOW + 4), await skipped(NOW + 5)]).toEqual([
        1, 1, 0,
      ])
      await commit(storage, ({ passes }) => passes.removeSkips(ann))
      expect(await storage.reads.passes.by(ann)).toMatchObject([{ to: eve }])
      expect(await storage.reads.passes.skipped(bo, NOW)).toBe(1)
    })

    test('one pass is undone alone, and all of a member’s are erased both ways', async () => {
      const storage = await open()
      const { ann, bo, eve } = await people(storage)
      await commit(storage, async ({ passes }) => {
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
      await commit(storage, ({ passes }) => passes.removeAllOf(ann))
      expect(await storage.reads.passes.by(ann)).toEqual([])
      expect(await storage.reads.passes.by(bo)).toMatchObject([{ to: eve }])
    })
  })

  describe(`days of the swipe game in ${name}`, () => {
    test('a member has one, the latest', async () => {
      const storage = await open()
      const member = await addMember(storage)
      expect(await storage.reads.swipeDays.of(member)).toBeNull()
      await commit(storage, async ({ swipeDays }) => {
        await swipeDays.save({ member, likes: 1, renewsAt: NOW })
        await swipeDays.save({ member, likes: 2, renewsAt: NOW + 1 })
      })
      expect(await storage.reads.swipeDays.of(member)).toEqual({
        member,
        likes: 2,
        renewsAt: NOW + 1,
      })
      await commit(storage, ({ swipeDays }) => swipeDays.remove(member))
      expect(await storage.reads.swipeDays.of(member)).toBeNull()
    })
  })
}
