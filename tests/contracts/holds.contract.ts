import { describe, expect, test } from 'bun:test'
import type { Hold } from '#core/money/ports.ts'
import type { Storage } from '#core/ports.ts'
import { addMember, commit, NOW, newId } from './sample.ts'

/** Contract of every storage: open holds of credits. */
export function holdsContract(name: string, open: () => Promise<Storage>) {
  const twoMembers = async () => {
    const storage = await open()
    const [ann, bob] = [await addMember(storage), await addMember(storage)]
    const hold = (changes: Partial<Hold> = {}): Hold => ({
      member: ann,
      reference: newId(),
      drawn: { granted: 1, paid: 2 },
      at: NOW,
      ...changes,
    })
    const add = (one: Hold) => commit(storage, ({ holds }) => holds.add(one))
    const remove = ({ member, reference }: Pick<Hold, 'member' | 'reference'>) =>
      commit(storage, ({ holds }) => holds.remove(member, reference))
    return { ann, bob, hold, add, remove, of: storage.reads.holds.of }
  }

  describe(`holds of credits in ${name}`, () => {
    test('are listed by member, oldest first, and then by reference', async () => {
      const { ann, bob, hold, add, of } = await twoMembers()
      const newest = hold({ at: NOW + 2 })
      const [b, a] = [hold({ reference: `b${newId()}` }), hold({ reference: `a${newId()}` })]
      for (const one of [newest, b, a, hold({ member: bob })]) await add(one)
      expect(await of(ann)).toEqual([a, b, newest])
    })

    test('are one a member for each reference', async () => {
      const { ann, bob, hold, add, of } = await twoMembers()
      const first = hold()
      expect(await add(first)).toBe(true)
      expect(await add({ ...first, drawn: { granted: 0, paid: 9 } })).toBe(false)
      expect(await add({ ...first, member: bob })).toBe(true)
      expect(await of(ann)).toEqual([first])
    })

    test('are closed once, by their own member’s reference alone', async () => {
      const { ann, bob, hold, add, remove, of } = await twoMembers()
      const [one, other] = [hold(), hold({ at: NOW + 1 })]
      await add(one)
      await add(other)
      expect(await remove({ ...one, member: bob })).toBeNull()
      expect(await remove(one)).toEqual(one)
      expect(await remove(one)).toBeNull()
      expect(await of(ann)).toEqual([other])
    })

    test('of several who close one at once, exactly one gets it', async () => {
      const { hold, add, remove } = await twoMembers()
      const open = Array.from({ length: 20 }, () => hold())
      for (const one of open) await add(one)
      const closed = await Promise.all(open.flatMap((one) => [one, one, one, one].map(remove)))
      expect(new Set(closed.filter((one) => one !== null))).toEqual(new Set(open))
      expect(closed.filter(Boolean)).toHaveLength(open.length)
    })

    test('of 16 who open one at once, exactly one does', async () => {
      const { ann, hold, add, of } = await twoMembers()
      const one = hold()
      const opened = await Promise.all(Array.from({ length: 16 }, () => add(one)))
      expect(opened.filter(Boolean)).toHaveLength(1)
      expect(await of(ann)).toEqual([one])
    })
  })
}
