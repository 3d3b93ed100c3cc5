import { describe, expect, test } from 'bun:test'
import type { LoggedMail } from '#core/notifications/mail-log.ts'
import type { Storage } from '#core/ports.ts'
import { commit, NOW, newId } from './sample.ts'

/** Contract of every storage: what became of mails to members. */
export function mailLogContract(name: string, open: () => Promise<Storage>) {
  describe(`the log of mails in ${name}`, () => {
    const given = async () => {
      const storage = await open()
      const [ann, bob] = [newId(), newId()]
      const add = (member: string, changes: Partial<LoggedMail> = {}) =>
        commit(storage, ({ mailLog }) =>
          mailLog.add({
            ...{ member, kind: 'new-like', result: 'sent', reason: null, at: NOW },
            ...changes,
          }),
        )
      const of = async (member: string, before: number | null = null, limit = 9) =>
        storage.reads.mailLog.of(member, before, limit)
      const times = async (member: string) => (await of(member)).map(({ at }) => at)
      return { storage, ann, bob, add, of, times }
    }

    test('has each member’s, newest first, in pages by their numbers', async () => {
      const { ann, bob, add, of } = await given()
      await add(ann, { at: 1 })
      await add(bob, { at: 2 })
      await add(ann, { at: 3, kind: null, result: 'returned' })
      await add(ann, { at: 3, result: 'skipped', reason: 'outdated' })
      const all = await of(ann)
      expect(all).toMatchObject([
        { member: ann, kind: 'new-like', result: 'skipped', reason: 'outdated', at: 3 },
        { kind: null, result: 'returned', reason: null },
        { at: 1 },
      ])
      const [first] = await of(ann, null, 1)
      expect(first).toEqual(all[0])
      expect(await of(ann, first?.number ?? 0)).toEqual(all.slice(1))
    })

    test('is pruned by age, so many at a time, the oldest first', async () => {
      const { storage, ann, bob, add, times } = await given()
      for (const at of [3, 1, 2]) await add(ann, { at })
      await add(bob, { at: 4 })
      const prune = (before: number, most: number) =>
        commit(storage, ({ mailLog }) => mailLog.prune(before, most))
      expect(await prune(3, 1)).toBe(1)
      expect(await times(ann)).toEqual([2, 3])
      expect(await prune(3, 9)).toBe(1)
      expect(await prune(3, 9)).toBe(0)
      expect([await times(ann), await times(bob)]).toEqual([[3], [4]])
    })

    test('forgets a member', async () => {
      const { storage, ann, bob, add, times } = await given()
      for (const member of [ann, bob, ann]) await add(member)
      await commit(storage, ({ mailLog }) => mailLog.erase(ann))
      expect([await times(ann), await times(bob)]).toEqual([[], [NOW]])
    })
  })
}
