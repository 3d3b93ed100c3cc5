import { describe, expect, test } from 'bun:test'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { sitesOf } from '#adapters/sites/sites-of.ts'
import type { MemberId } from '#core/accounts/account.ts'
import type { Storage } from '#core/ports.ts'
import { decisionNumber, type Restriction } from '#core/safety/restriction.ts'
import { banMember } from '#core/safety/restrictions/bans.ts'
import { addMember, commit, NOW, newId, SAME_NUMBER } from './sample.ts'

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

/** Contract of every storage: restrictions of accounts. */
export function restrictionsContract(name: string, open: () => Promise<Storage>) {
  const opened = async () => {
    const storage = await open()
    const add = (restriction: Restriction) =>
      commit(storage, ({ restrictions }) => restrictions.add(restriction))
    return { storage, reads: storage.reads.restrictions, ann: await addMember(storage), add }
  }

  describe(`restrictions in ${name}`, () => {
    test('a restriction is stored complete, once per id', async () => {
      const { reads, ann, add } = await opened()
      const ban = sample(ann)
      expect(await add(ban)).toBe(true)
      expect(await reads.byId(ban.id)).toEqual(ban)
      expect(await reads.byId(newId())).toBeNull()
      expect(await add({ ...ban, rule: 'privacy' })).toBe(false)
      expect(await reads.byId(ban.id)).toEqual(ban)
    })

    test('a member’s restrictions are listed newest first, and no one else’s', async () => {
      const { storage, reads, ann, add } = await opened()
      const warning = sample(ann, { kind: 'warning', report: null })
      const lifted = sample(ann, { kind: 'lifted', rule: null, at: NOW + 1 })
      for (const one of [warning, sample(await addMember(storage)), lifted]) await add(one)
      expect(await reads.of(ann)).toEqual([lifted, warning])
    })

    test('is found by its number, which several may share', async () => {
      const { reads, ann, add } = await opened()
      const older = sample(ann, { id: SAME_NUMBER.older })
      const newer = sample(ann, { id: SAME_NUMBER.newer, at: NOW + 1 })
      for (const one of [newer, older, sample(ann)]) await add(one)
      expect(await reads.byNumber(decisionNumber(older))).toEqual([older, newer])
      expect(await reads.byNumber('261121-000000')).toEqual([])
    })

    test('erasing a member removes the facts, the restriction stays', async () => {
      const { storage, reads, ann, add } = await opened()
      const [ofAnn, ofOther] = [sample(ann), sample(await addMember(storage))]
      for (const one of [ofAnn, ofOther]) await add(one)
      await commit(storage, ({ restrictions }) => restrictions.eraseFacts(ann))
      expect(await reads.byId(ofAnn.id)).toEqual({ ...ofAnn, facts: '' })
      expect(await reads.byId(ofOther.id)).toEqual(ofOther)
    })

    test('of concurrent bans one is stored', async () => {
      const { storage, reads, ann } = await opened()
      const sites = sitesOf(demoSites('sandbox'))
      const ports = { ...storage, sites, providers: () => null, now: () => NOW, newId }
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
