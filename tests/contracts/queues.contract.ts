import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { QUEUE_CAP } from '#core/shared/paging.ts'
import { addMember, commit, NOW, newId, samplePhoto } from './sample.ts'
import { sampleReport } from './sample-report.ts'

/** Contract of every storage: what waits is counted by it, up to a cap. */
export function queuesContract(name: string, open: () => Promise<Storage>) {
  describe(`queues in ${name}`, () => {
    test('photos and reports that wait are counted, with the oldest', async () => {
      const storage = await open()
      const { photos, chatPhotos, reports, events } = storage.reads
      const ask = async () => ({
        photos: (await photos.queue()).waiting,
        chat: (await chatPhotos.queue()).waiting,
        all: (await reports.queue('all')).waiting,
        grave: (await reports.queue('grave')).waiting,
        parked: (await events.parkedQueue()).waiting,
      })
      const before = await ask()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      await commit(storage, async (stores) => {
        await stores.photos.add(samplePhoto(ann, { addedAt: -3 }), 9)
        await stores.photos.add(samplePhoto(ann, { state: 'active', addedAt: -4 }), 9)
        await stores.reports.add(sampleReport(ann, bob, { at: -5 }))
        await stores.reports.add(sampleReport(ann, bob, { at: -4, reason: 'under-age' }))
        const decision = { outcome: 'no-action', grounds: 'unclear', at: NOW } as const
        await stores.reports.add(sampleReport(ann, bob, { at: -6, decision }))
        const position = { transaction: 1, sequence: 1 }
        const event = { position, at: NOW, type: 'nothing', facts: {} }
        await stores.events.park({ consumer: newId(), event, error: '', parkedAt: -2 })
      })
      const { photos: waiting, all, grave, parked } = before
      expect(await ask()).toEqual({
        ...{ photos: waiting + 1, chat: before.chat },
        ...{ all: all + 2, grave: grave + 1, parked: parked + 1 },
      })
      expect((await photos.queue()).oldestAt).toBe(-3)
      expect((await reports.queue('all')).oldestAt).toBe(-5)
      expect((await reports.queue('grave')).oldestAt).toBe(-4)
      expect((await events.parkedQueue()).oldestAt).toBe(-2)
    })

    test('no more are counted than are said', async () => {
      const storage = await open()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      await commit(storage, async ({ reports }) => {
        for (let nth = 0; nth < QUEUE_CAP + 2; nth += 1)
          await reports.add(sampleReport(ann, bob, { at: -nth - 10 }))
      })
      const { waiting, oldestAt } = await storage.reads.reports.queue('all')
      expect([waiting, oldestAt]).toEqual([QUEUE_CAP, -QUEUE_CAP - 11])
    })
  })
}
