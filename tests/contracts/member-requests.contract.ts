import { describe, expect, test } from 'bun:test'
import type { MemberNote, MemberRequest } from '#core/desk/member-requests.ts'
import type { Storage } from '#core/ports.ts'
import { addMember, commit, NOW, newId } from './sample.ts'
import { sampleOperator } from './sample-operator.ts'

/** Contract of every storage: requests of members by letter, and notes about them. */
export function memberRequestsContract(name: string, open: () => Promise<Storage>) {
  describe(`requests by letter in ${name}`, () => {
    const given = async () => {
      const storage = await open()
      const mia = sampleOperator()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      // A site of its own, since others may have left something.
      const site = newId()
      await commit(storage, async ({ operators, accounts }) => {
        await operators.add(mia)
        for (const id of [ann, bob]) {
          const account = await accounts.lock(id)
          if (account) await accounts.save({ ...account, site })
        }
      })
      const request = (changes: Partial<MemberRequest> = {}): MemberRequest => ({
        ...{ id: newId(), member: ann, kind: 'export', cameOn: '2026-11-02', dueOn: '2026-12-02' },
        ...{ addedBy: mia.id, addedAt: NOW, extended: null },
        ...{ state: 'open', reason: null, closedBy: null, closedAt: null },
        ...changes,
      })
      const add = (one: MemberRequest) =>
        commit(storage, ({ memberRequests }) => memberRequests.add(one))
      return { ...storage, storage, mia, ann, bob, site, request, add }
    }

    test('are added once, and one of a kind at a time', async () => {
      const { reads, mia, bob, request, add } = await given()
      const first = request()
      const closed = { state: 'done', closedBy: mia.id, closedAt: NOW } as const
      expect(await add(first)).toBe(true)
      expect(await add(request({ id: first.id, member: bob }))).toBe(false)
      expect(await add(request())).toBe(false)
      expect(await add(request({ kind: 'erase' }))).toBe(true)
      expect(await add(request({ ...closed, addedAt: NOW - 1 }))).toBe(true)
      expect(await reads.memberRequests.byId(first.id)).toEqual(first)
      expect(await reads.memberRequests.byId(newId())).toBeNull()
    })

    test('that are open are listed by their deadline and counted, those of a member newest first', async () => {
      const { reads, mia, ann, bob, site, request, add } = await given()
      const late = request({ dueOn: '2027-01-31', addedAt: NOW + 1 })
      const soon = request({ member: bob, addedAt: NOW + 2 })
      const done = {
        state: 'dropped',
        reason: 'Toch niet',
        closedBy: mia.id,
        closedAt: NOW,
      } as const
      const old = request({ ...done, kind: 'erase', addedAt: NOW - 1 })
      for (const one of [late, soon, old]) await add(one)
      expect(await reads.memberRequests.open(9, [site])).toEqual([soon, late])
      expect(await reads.memberRequests.open(1, [site])).toEqual([soon])
      expect((await reads.memberRequests.open(999)).length).toBeGreaterThanOrEqual(2)
      expect(await reads.memberRequests.queue([site])).toEqual({ waiting: 2, oldestAt: NOW + 1 })
      expect((await reads.memberRequests.queue()).waiting).toBeGreaterThanOrEqual(2)
      expect(await reads.memberRequests.of(ann, 9)).toEqual([late, old])
    })

    test('are extended once, and closed once by eight who do at once', async () => {
      const { reads, storage, mia, request, add } = await given()
      const one = request()
      await add(one)
      const extend = () =>
        commit(storage, ({ memberRequests }) =>
          memberRequests.extend(one.id, { dueOn: '2027-02-02', reason: 'Veel werk' }),
        )
      expect(await extend()).toBe(true)
      expect(await extend()).toBe(false)
      const end = { state: 'dropped', reason: 'Toch niet', by: mia.id, at: NOW + 9 } as const
      const close = () => commit(storage, ({ memberRequests }) => memberRequests.close(one.id, end))
      const outcomes = await Promise.all(Array.from({ length: 8 }, close))
      expect(outcomes.filter(Boolean)).toHaveLength(1)
      expect(await extend()).toBe(false)
      expect(await reads.memberRequests.byId(one.id)).toEqual({
        ...one,
        ...{ dueOn: '2027-02-02', extended: 'Veel werk', state: 'dropped', reason: 'Toch niet' },
        ...{ closedBy: mia.id, closedAt: NOW + 9 },
      })
    })

    test('stay without their texts once their member is erased', async () => {
      const { reads, storage, mia, ann, bob, request, add } = await given()
      const extended = request({ extended: 'Veel werk' })
      const closed = { closedBy: mia.id, closedAt: NOW } as const
      const done = request({ kind: 'erase', state: 'done', ...closed })
      const dropped = request({ kind: 'erase', state: 'dropped', reason: 'Niet', ...closed })
      const others = request({ member: bob })
      for (const one of [extended, done, dropped, others]) await add(one)
      await commit(storage, ({ memberRequests }) => memberRequests.erase(ann, NOW + 9))
      const stored = (id: string) => reads.memberRequests.byId(id)
      expect(await stored(extended.id)).toEqual({
        ...{ ...extended, extended: '', state: 'done', closedAt: NOW + 9 },
      })
      expect(await stored(done.id)).toEqual(done)
      expect(await stored(dropped.id)).toEqual({ ...dropped, reason: '' })
      expect(await stored(others.id)).toEqual(others)
    })
  })

  describe(`notes about members in ${name}`, () => {
    test('are added once, listed newest first, and erased with their member', async () => {
      const storage = await open()
      const mia = sampleOperator()
      const [ann, bob] = [newId(), newId()]
      await commit(storage, ({ operators }) => operators.add(mia))
      const note = (changes: Partial<MemberNote>): MemberNote => ({
        ...{ id: newId(), member: ann, text: 'Belde', by: mia.id, at: NOW },
        ...changes,
      })
      const add = (one: MemberNote) => commit(storage, ({ memberNotes }) => memberNotes.add(one))
      const [old, young] = [note({}), note({ at: NOW + 1 })]
      const others = note({ member: bob })
      for (const one of [old, young, others]) expect(await add(one)).toBe(true)
      expect(await add(note({ id: old.id, text: 'Anders' }))).toBe(false)
      const { of } = storage.reads.memberNotes
      expect(await of(ann, 9)).toEqual([young, old])
      expect(await of(ann, 1)).toEqual([young])
      await commit(storage, ({ memberNotes }) => memberNotes.erase(ann))
      expect(await of(ann, 9)).toEqual([])
      expect(await of(bob, 9)).toEqual([others])
    })
  })
}
