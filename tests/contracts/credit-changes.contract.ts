import { describe, expect, test } from 'bun:test'
import type { CreditChange } from '#core/desk/credit-changes.ts'
import type { Storage } from '#core/ports.ts'
import { commit, NOW, newId } from './sample.ts'
import { sampleOperator } from './sample-operator.ts'

/** Contract of every storage: credits that operators grant or take. */
export function creditChangesContract(name: string, open: () => Promise<Storage>) {
  describe(`credits of operators in ${name}`, () => {
    const given = async () => {
      const storage = await open()
      const mia = sampleOperator()
      await commit(storage, ({ operators }) => operators.add(mia))
      const change = (changes: Partial<CreditChange> = {}): CreditChange => ({
        id: newId(),
        member: 'ann',
        credits: 250,
        reason: 'Excuus',
        askedBy: mia.id,
        askedAt: NOW,
        state: 'waiting',
        decidedBy: null,
        decidedAt: null,
        ...changes,
      })
      const add = (one: CreditChange) =>
        commit(storage, ({ creditChanges }) => creditChanges.add(one))
      return { ...storage, storage, mia, change, add }
    }

    test('are read back unchanged, and added once', async () => {
      const { reads, mia, change, add } = await given()
      const done = { state: 'done', decidedBy: mia.id, decidedAt: NOW } as const
      const taken = change({ credits: -5, ...done })
      expect(await add(taken)).toBe(true)
      expect(await add(change({ id: taken.id }))).toBe(false)
      expect(await reads.creditChanges.byId(taken.id)).toEqual(taken)
      expect(await reads.creditChanges.byId(newId())).toBeNull()
    })

    test('that wait are listed oldest first and counted, those of a member newest first', async () => {
      const { reads, mia, change, add } = await given()
      const [young, old] = [change({ askedAt: NOW + 2 }), change({ askedAt: NOW + 1 })]
      const done = change({ askedAt: NOW, state: 'done', decidedBy: mia.id, decidedAt: NOW })
      const others = change({ askedAt: NOW + 3, member: 'bob' })
      for (const one of [young, old, done, others]) await add(one)
      expect(await reads.creditChanges.waiting(9)).toEqual([old, young, others])
      expect(await reads.creditChanges.queue()).toEqual({ waiting: 3, oldestAt: NOW + 1 })
      expect(await reads.creditChanges.of('ann', 2)).toEqual([young, old])
    })

    test('are decided once, of eight who do at once', async () => {
      const { reads, storage, mia, change, add } = await given()
      const asked = change()
      await add(asked)
      const decision = { state: 'done', by: mia.id, at: NOW + 9 } as const
      const decide = () =>
        commit(storage, ({ creditChanges }) => creditChanges.decide(asked.id, decision))
      const outcomes = await Promise.all(Array.from({ length: 8 }, decide))
      expect(outcomes.filter(Boolean)).toHaveLength(1)
      const decided = { state: 'done', decidedBy: mia.id, decidedAt: NOW + 9 }
      expect(await reads.creditChanges.byId(asked.id)).toEqual({
        ...asked,
        ...decided,
      } as CreditChange)
      expect(await reads.creditChanges.queue()).toEqual({ waiting: 0, oldestAt: null })
    })
  })
}
