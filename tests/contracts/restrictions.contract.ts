import { describe, expect, test } from 'bun:test'
import type { MemberId } from '#core/accounts/account.ts'
import type { Storage } from '#core/ports.ts'
import { banMember } from '#core/restrictions/ban-member.ts'
import type { Restriction } from '#core/restrictions/restriction.ts'
import { keep, NOW, newId, someone } from './sample.ts'

const sample = (member: MemberId, changes: Partial<Restriction> = {}): Restriction => ({
  id: newId(),
  member,
  kind: 'ban',
  rule: 'money',
  facts: 'Vroeg om geld; “500 €” ⛵.',
  report: newId(),
  at: NOW,
  ...changes,
})

/** What every storage promises about decisions on accounts. */
export function restrictionsContract(name: string, open: () => Promise<Storage>) {
  const opened = async () => {
    const storage = await open()
    const add = (restriction: Restriction) =>
      keep(storage, ({ restrictions }) => restrictions.add(restriction))
    return { storage, reads: storage.reads.restrictions, ann: await someone(storage), add }
  }

  describe(`decisions in ${name}`, () => {
    test('a decision is kept whole, and is the only one under its id', async () => {
      const { reads, ann, add } = await opened()
      const ban = sample(ann)
      await add(ban)
      expect(await reads.byId(ban.id)).toEqual(ban)
      expect(await reads.byId(newId())).toBeNull()
      await expect(add({ ...ban, rule: 'privacy' })).rejects.toThrow()
      expect(await reads.byId(ban.id)).toEqual(ban)
    })

    test('a member’s come newest first, and no one else’s with them', async () => {
      const { storage, reads, ann, add } = await opened()
      const warning = sample(ann, { kind: 'warning', report: null })
      const lifted = sample(ann, { kind: 'lifted', rule: null, at: NOW + 1 })
      for (const one of [warning, sample(await someone(storage)), lifted]) await add(one)
      expect(await reads.of(ann)).toEqual([lifted, warning])
    })

    test('the facts of a member who is erased go, the decision stays', async () => {
      const { storage, reads, ann, add } = await opened()
      const [mine, theirs] = [sample(ann), sample(await someone(storage))]
      for (const one of [mine, theirs]) await add(one)
      await keep(storage, ({ restrictions }) => restrictions.eraseFacts(ann))
      expect(await reads.byId(mine.id)).toEqual({ ...mine, facts: '' })
      expect(await reads.byId(theirs.id)).toEqual(theirs)
    })

    test('of bans at the same time there is one', async () => {
      const { storage, reads, ann } = await opened()
      const { atomically } = storage
      const ports = { atomically, providers: () => null, now: () => NOW, newId }
      const reasons = {
        member: ann,
        rule: 'money',
        facts: 'Asked for money.',
        report: null,
      } as const
      const done = await Promise.all([1, 2, 3].map(() => banMember(ports, reasons)))
      expect(done.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await reads.of(ann)).toHaveLength(1)
    })
  })
}
