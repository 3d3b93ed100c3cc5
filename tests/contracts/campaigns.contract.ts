import { describe, expect, test } from 'bun:test'
import type { Campaign } from '#core/notifications/campaign.ts'
import type { Storage } from '#core/ports.ts'
import { commit, NOW, newId, sampleAccount } from './sample.ts'

const sampleCampaign = (changes: Partial<Campaign> = {}): Campaign => ({
  id: newId(),
  kind: 'promotion',
  site: null,
  texts: {
    nl: { subject: '“Een kwart” eraf 🔥', lead: 'Tot zondag.', note: '', button: 'Bekijk' },
  },
  path: '/credits',
  until: NOW + 10,
  addedAt: NOW,
  stoppedAt: null,
  ...changes,
})

/** Contract of every storage: campaigns and their recipients. */
export function campaignsContract(name: string, open: () => Promise<Storage>) {
  const opened = async () => {
    const storage = await open()
    const add = (campaign: Campaign) => commit(storage, ({ campaigns }) => campaigns.add(campaign))
    const begin = ({ id: campaign, kind }: Campaign, member: string, begunAt = NOW) =>
      commit(storage, ({ campaigns }) => campaigns.begin({ campaign, kind, member, begunAt }))
    return { storage, reads: storage.reads.campaigns, add, begin }
  }

  describe(`campaigns in ${name}`, () => {
    test('a campaign is stored complete; a second one under its id is ignored', async () => {
      const { reads, add } = await opened()
      const campaign = sampleCampaign({ site: 'vonk' })
      expect(await add(campaign)).toBe(true)
      expect(await add({ ...campaign, path: '/' })).toBe(false)
      expect(await reads.byId(campaign.id)).toEqual(campaign)
      expect(await reads.byId(newId())).toBeNull()
    })

    test('of many concurrent inserts, one succeeds', async () => {
      const { add } = await opened()
      const campaign = sampleCampaign()
      const added = await Promise.all(Array.from({ length: 8 }, () => add(campaign)))
      expect(added.filter(Boolean)).toHaveLength(1)
    })

    test('lists the newest first; only the first stop is reported', async () => {
      const { storage, reads, add } = await opened()
      const [old, recent] = [sampleCampaign(), sampleCampaign({ addedAt: NOW + 5 })]
      await add(old)
      await add(recent)
      const ids = (await reads.newest(1000)).map(({ id }) => id)
      expect(ids.filter((id) => id === old.id || id === recent.id)).toEqual([recent.id, old.id])
      expect(await reads.newest(1)).toHaveLength(1)
      const stop = () => commit(storage, ({ campaigns }) => campaigns.stop(old.id, NOW + 1))
      expect([await stop(), await stop()]).toEqual([true, false])
      expect((await reads.byId(old.id))?.stoppedAt).toBe(NOW + 1)
    })

    test('a mail may be attempted several times and is sent once; it counts when sent', async () => {
      const { storage, reads, add, begin } = await opened()
      const campaign = sampleCampaign()
      const [ann, bob] = [newId(), newId()]
      await add(campaign)
      await Promise.all([begin(campaign, ann), begin(campaign, ann, NOW + 3), begin(campaign, bob)])
      expect(await reads.sentCount(campaign.id)).toBe(0)
      await commit(storage, ({ campaigns }) => campaigns.sent(campaign.id, ann, NOW + 4))
      await begin(campaign, ann, NOW + 5)
      expect(await reads.mailsTo(ann)).toEqual([
        {
          campaign: campaign.id,
          kind: 'promotion',
          member: ann,
          begunAt: NOW + 5,
          sentAt: NOW + 4,
        },
      ])
      expect(await reads.sentCount(campaign.id)).toBe(1)
      const memberIds = [ann, bob, newId()]
      expect(await reads.sentAmong(campaign.id, memberIds)).toEqual(new Set([ann]))
      expect(await reads.sentAmong(newId(), memberIds)).toEqual(new Set())
      expect(await reads.sentAmong(campaign.id, [])).toEqual(new Set())
    })

    test('a member’s campaign mails are listed newest first, and erased with them', async () => {
      const { storage, reads, add, begin } = await opened()
      const [first, second] = [sampleCampaign(), sampleCampaign({ kind: 'news' })]
      const [ann, bob] = [newId(), newId()]
      for (const campaign of [first, second]) await add(campaign)
      await begin(first, ann)
      await begin(second, ann, NOW + 1)
      await begin(first, bob)
      expect((await reads.mailsTo(ann)).map(({ kind }) => kind)).toEqual(['news', 'promotion'])
      await commit(storage, ({ campaigns }) => campaigns.erase(ann))
      expect(await reads.mailsTo(ann)).toEqual([])
      expect(await reads.mailsTo(bob)).toHaveLength(1)
    })

    test('recipients are removed only for campaigns that ended before a moment', async () => {
      const { storage, reads, add, begin } = await opened()
      const [ended, running] = [sampleCampaign({ until: 10 }), sampleCampaign({ until: 20 })]
      const ann = newId()
      for (const campaign of [ended, running]) await add(campaign)
      await begin(ended, ann)
      await begin(running, ann)
      await commit(storage, ({ campaigns }) => campaigns.pruneMails(20))
      expect((await reads.mailsTo(ann)).map(({ campaign }) => campaign)).toEqual([running.id])
      expect(await reads.byId(ended.id)).not.toBeNull()
    })

    test('visible members are listed page by page, each once', async () => {
      const { storage } = await opened()
      const all = [newId(), newId(), newId()].toSorted()
      const invisible = newId()
      for (const id of [...all].reverse()) {
        await commit(storage, ({ accounts }) => accounts.add(sampleAccount({ id })))
      }
      await commit(storage, ({ accounts }) =>
        accounts.add(sampleAccount({ id: invisible, status: 'not_confirmed' })),
      )
      const found: string[] = []
      for (;;) {
        const page = await storage.reads.accounts.shownAfter(found.at(-1) ?? null, 2)
        found.push(...page.map(({ id }) => id))
        if (page.length < 2) break
      }
      expect(found).toEqual(found.toSorted())
      expect(found.filter((id) => all.includes(id))).toEqual(all)
      expect(found).not.toContain(invisible)
    })
  })
}
