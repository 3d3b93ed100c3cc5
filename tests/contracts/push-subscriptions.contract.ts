import { describe, expect, test } from 'bun:test'
import type { PushSubscription } from '#core/notifications/push-subscriptions.ts'
import type { Storage } from '#core/ports.ts'
import { keep, NOW, newId, someone } from './sample.ts'

const sampleSubscription = (
  member: string,
  changes: Partial<PushSubscription> = {},
): PushSubscription => ({
  endpoint: `https://push.test/${newId()}`,
  member,
  p256dh: 'key',
  auth: 'secret',
  session: 'session',
  site: 'vonk',
  addedAt: NOW,
  ...changes,
})

/** What every storage promises about browsers that take push messages. */
export function pushSubscriptionsContract(name: string, open: () => Promise<Storage>) {
  describe(`push subscriptions in ${name}`, () => {
    test('a member has one for each browser, the last one first, and a removed one is gone', async () => {
      const storage = await open()
      const ann = await someone(storage)
      const phone = sampleSubscription(ann)
      const laptop = sampleSubscription(ann, { addedAt: NOW - 1 })
      await keep(storage, async ({ pushSubscriptions }) => {
        await pushSubscriptions.put(phone)
        await pushSubscriptions.put(laptop)
        await pushSubscriptions.put(laptop)
      })
      const of = () => storage.reads.pushSubscriptions.of(ann)
      expect(await of()).toEqual([phone, laptop])

      await keep(storage, ({ pushSubscriptions }) => pushSubscriptions.remove(phone.endpoint))
      expect(await of()).toEqual([laptop])
    })

    test('a browser that changes hands changes member and keys', async () => {
      const storage = await open()
      const [ann, bob] = [await someone(storage), await someone(storage)]
      const hers = sampleSubscription(ann)
      const his = { ...hers, member: bob, p256dh: 'new key', auth: 'new', addedAt: NOW + 1 }
      await keep(storage, async ({ pushSubscriptions }) => {
        await pushSubscriptions.put(hers)
        await pushSubscriptions.put(his)
      })

      expect(await storage.reads.pushSubscriptions.of(ann)).toEqual([])
      expect(await storage.reads.pushSubscriptions.of(bob)).toEqual([his])
    })

    test("removes all of one member's, and nobody else's", async () => {
      const storage = await open()
      const [ann, bob] = [await someone(storage), await someone(storage)]
      const his = sampleSubscription(bob)
      await keep(storage, async ({ pushSubscriptions }) => {
        for (const one of [sampleSubscription(ann), sampleSubscription(ann), his]) {
          await pushSubscriptions.put(one)
        }
        await pushSubscriptions.removeAllOf(ann)
      })

      expect(await storage.reads.pushSubscriptions.of(ann)).toEqual([])
      expect(await storage.reads.pushSubscriptions.of(bob)).toEqual([his])
    })
  })
}
