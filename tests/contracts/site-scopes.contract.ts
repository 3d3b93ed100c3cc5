import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { addMember, commit, NOW, newId, sampleAccount, samplePhoto } from './sample.ts'
import { sampleComplaint } from './sample-complaint.ts'
import { sampleOperator } from './sample-operator.ts'
import { sampleOrder } from './sample-order.ts'
import { sampleReport } from './sample-report.ts'

/** Contract of every storage: what waits at some sites is listed and counted without that of others. */
export function siteScopesContract(name: string, open: () => Promise<Storage>) {
  describe(`what is of some sites in ${name}`, () => {
    const given = async () => {
      const storage = await open()
      // A site of its own, since others may have left something.
      const site = newId()
      const [ann, gus] = [await addMember(storage), await addMember(storage)]
      const mia = sampleOperator()
      const decision = { outcome: 'no-action', grounds: 'unclear', at: NOW } as const
      await commit(storage, async (stores) => {
        await stores.operators.add(mia)
        const account = await stores.accounts.lock(gus)
        if (account) await stores.accounts.save({ ...account, site })
        const profile = await stores.profiles.lock(gus)
        if (profile) await stores.profiles.save({ ...profile, name: `Scoped ${site}` })
        for (const member of [ann, gus]) {
          await stores.photos.add(samplePhoto(member, { addedAt: NOW - 1 }), 9)
          await stores.reports.add(sampleReport(ann, member, { reason: 'under-age' }))
          await stores.reports.add(sampleReport(ann, member, { decision }))
          await stores.creditChanges.add({
            ...{ id: newId(), member, credits: 500, reason: '', askedBy: mia.id, askedAt: NOW },
            ...{ state: 'waiting', decidedBy: null, decidedAt: null },
          })
        }
        for (const at of [sampleAccount().site, site]) {
          await stores.complaints.add(sampleComplaint({ site: at }))
          await stores.complaints.add(sampleComplaint({ site: at, takenAt: NOW, answeredAt: NOW }))
          await stores.orders.add(
            sampleOrder(at === site ? gus : ann, { site: at, state: 'charged-back' }),
          )
        }
      })
      return { ...storage.reads, site, gus }
    }

    test('is listed', async () => {
      const { photos, reports, complaints, orderLists, creditChanges, profiles, site, gus } =
        await given()
      const sites = [site]
      const photo = await photos.waitingSince(NOW, 99, sites)
      expect(photo.map(({ member }) => member)).toEqual([gus])
      for (const list of [reports.waiting, reports.decided])
        expect((await list(null, 99, sites)).map(({ reported }) => reported)).toEqual([gus])
      for (const list of [complaints.unanswered, complaints.answered])
        expect((await list(null, 99, sites)).map((one) => one.site)).toEqual([site])
      const orders = await orderLists.page({ sites, queue: 'charged-back' }, null, 99)
      expect(orders.map(({ member }) => member)).toEqual([gus])
      expect((await creditChanges.waiting(99, sites)).map(({ member }) => member)).toEqual([gus])
      const named = async (among: readonly string[]) =>
        (await profiles.named(`scoped ${site}`, 9, among)).map(({ id }) => id)
      expect([await named(sites), await named(['vonk'])]).toEqual([[gus], []])
    })

    test('is counted', async () => {
      const { photos, chatPhotos, reports, complaints, orderLists, creditChanges, site } =
        await given()
      for (const [sites, expected] of [
        [[site], 1],
        [[], 0],
      ] as const) {
        const queues = await Promise.all([
          photos.queue(sites),
          reports.queue('all', sites),
          reports.queue('grave', sites),
          complaints.queue(sites),
          orderLists.queue('charged-back', sites),
          creditChanges.queue(sites),
        ])
        expect(queues.map(({ waiting }) => waiting)).toEqual(Array(6).fill(expected))
        expect((await chatPhotos.queue(sites)).waiting).toBe(0)
        expect(await chatPhotos.waitingSince(NOW, 9, null, sites)).toEqual([])
      }
    })
  })
}
