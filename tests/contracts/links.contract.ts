import { describe, expect, test } from 'bun:test'
import type { MailLink } from '#core/accounts/links.ts'
import type { Storage } from '#core/ports.ts'
import { DAY } from '#core/shared/time.ts'
import { addMember, commit, NOW, newId } from './sample.ts'

const sampleLink = (member: string, changes: Partial<MailLink> = {}): MailLink => ({
  hash: newId(),
  purpose: 'reset',
  member,
  email: 'ann@example.test',
  sentAt: NOW,
  expiresAt: NOW + DAY,
  usedAt: null,
  ...changes,
})

/** Contract of every storage: mailed links. */
export function linksContract(name: string, open: () => Promise<Storage>) {
  describe(`mailed links in ${name}`, () => {
    test('a link is found only by its hash', async () => {
      const storage = await open()
      const link = sampleLink(await addMember(storage))
      await commit(storage, ({ links }) => links.add(link))

      expect(await storage.reads.links.byHash(link.hash)).toEqual(link)
      expect(await storage.reads.links.byHash(newId())).toBeNull()
    })

    test('of eight concurrent uses of one link, one succeeds', async () => {
      const storage = await open()
      const link = sampleLink(await addMember(storage))
      await commit(storage, ({ links }) => links.add(link))

      const used = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          commit(storage, ({ links }) => links.use(link.hash, i)),
        ),
      )

      expect(used.filter(Boolean)).toHaveLength(1)
      expect((await storage.reads.links.byHash(link.hash))?.usedAt).toBe(used.indexOf(true))
    })

    test('an unknown link cannot be used', async () => {
      expect(await commit(await open(), ({ links }) => links.use('unknown', NOW))).toBe(false)
    })

    test('voiding ends the unused links of one member and purpose', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const bob = await addMember(storage)
      const reset = sampleLink(ann)
      const others = [sampleLink(ann, { purpose: 'activate' }), sampleLink(bob)]
      await commit(storage, async ({ links }) => {
        for (const link of [reset, ...others]) await links.add(link)
        await links.void(ann, 'reset')
      })

      expect(await storage.reads.links.byHash(reset.hash)).toBeNull()
      expect(await commit(storage, ({ links }) => links.use(reset.hash, NOW))).toBe(false)
      for (const link of others) expect(await storage.reads.links.byHash(link.hash)).toEqual(link)
    })

    test('expired links of one purpose are removed, and no others', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const ending = (purpose: MailLink['purpose'], expiresAt: number) => ({
        ...sampleLink(ann),
        purpose,
        expiresAt,
      })
      const old = ending('unsubscribe', NOW - 1)
      const stored = [ending('unsubscribe', NOW), ending('reset', NOW - 1)]
      await commit(storage, async ({ links }) => {
        for (const link of [old, ...stored]) await links.add(link)
        await links.removeEnded('unsubscribe', NOW)
      })

      expect(await storage.reads.links.byHash(old.hash)).toBeNull()
      for (const link of stored) expect(await storage.reads.links.byHash(link.hash)).toEqual(link)
    })

    test("a member's links are erased, another's are not", async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const ofAnn = sampleLink(ann)
      const ofBob = sampleLink(await addMember(storage))
      await commit(storage, async ({ links }) => {
        await links.add(ofAnn)
        await links.add(ofBob)
        await links.erase(ann)
      })

      expect(await storage.reads.links.byHash(ofAnn.hash)).toBeNull()
      expect(await storage.reads.links.countSince(ann, 'reset', 0)).toBe(0)
      expect(await storage.reads.links.byHash(ofBob.hash)).toEqual(ofBob)
    })

    test('a revoked link is found as such, and only it', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const [revoked, usable] = [sampleLink(ann), sampleLink(ann)]
      await commit(storage, async ({ links }) => {
        await links.add(revoked)
        await links.void(ann, 'reset')
        await links.add(usable)
      })
      const { links } = storage.reads
      expect([await links.byHash(revoked.hash), await links.revoked(revoked.hash)]).toEqual([
        null,
        revoked,
      ])
      expect(await links.revoked(usable.hash)).toBeNull()
      expect(await links.revoked('never sent')).toBeNull()
    })

    test('finds the last link sent for a purpose that is not revoked', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const change = (sentAt: number) => sampleLink(ann, { purpose: 'change-mail', sentAt })
      const [older, newer] = [change(NOW - 1), change(NOW)]
      await commit(storage, async ({ links }) => {
        for (const link of [newer, older, sampleLink(ann, { sentAt: NOW + 1 })]) {
          await links.add(link)
        }
      })
      const { links } = storage.reads
      expect(await links.newest(ann, 'change-mail')).toEqual(newer)
      await commit(storage, (stores) => stores.links.void(ann, 'change-mail'))
      expect(await links.newest(ann, 'change-mail')).toBeNull()
      expect(await links.newest(await addMember(storage), 'reset')).toBeNull()
    })

    test('counts the mails sent for a purpose within the window, voided ones too', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const bob = await addMember(storage)
      await commit(storage, async ({ links }) => {
        await links.add(sampleLink(ann, { sentAt: NOW - DAY }))
        await links.add(sampleLink(ann))
        await links.void(ann, 'reset')
        await links.add(sampleLink(ann, { sentAt: NOW + 1 }))
        await links.add(sampleLink(ann, { purpose: 'activate' }))
        await links.add(sampleLink(bob))
      })

      expect(await storage.reads.links.countSince(ann, 'reset', NOW)).toBe(2)
    })
  })
}
