import { describe, expect, test } from 'bun:test'
import type { PushSubscription } from '#core/notifications/pushes.ts'
import type { Storage } from '#core/ports.ts'
import { addMember, commit, NOW, newId } from './sample.ts'

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

/** Contract of every storage: push subscriptions. */
export function pushSubscriptionsContract(name: string, open: () => Promise<Storage>) {
  describe(`push subscriptions in ${name}`, () => {
    test('a member has one per browser, newest first, and a removed one is gone', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const phone = sampleSubscription(ann)
      const laptop = sampleSubscription(ann, { addedAt: NOW - 1 })
      await commit(storage, async ({ pushSubscriptions }) => {
        await pushSubscriptions.put(phone)
        await pushSubscriptions.put(laptop)
        await pushSubscriptions.put(laptop)
      })
      const of = () => storage.reads.pushSubscriptions.of(ann)
      expect(await of()).toEqual([phone, laptop])

      await commit(storage, ({ pushSubscriptions }) => pushSubscriptions.remove(phone.endpoint))
      expect(await of()).toEqual([laptop])
    })

    test('a browser that logs in as another member changes owner and keys', async () => {
      const storage = await open()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      const ofAnn = sampleSubscription(ann)
      const ofBob = { ...ofAnn, member: bob, p256dh: 'new key', auth: 'new', addedAt: NOW + 1 }
      await commit(storage, async ({ pushSubscriptions }) => {
        await pushSubscriptions.put(ofAnn)
        await pushSubscriptions.put(ofBob)
      })

      expect(await storage.reads.pushSubscriptions.of(ann)).toEqual([])
      expect(await storage.reads.pushSubscriptions.of(bob)).toEqual([ofBob])
    })

    test("removes all subscriptions of a member, and nobody else's", async () => {
      const storage = await open()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      const ofBob = sampleSubscription(bob)
      await commit(storage, async ({ pushSubscriptions }) => {
        for (const one of [sampleSubscription(ann), sampleSubscription(ann), ofBob]) {
          await pushSubscriptions.put(one)
        }
        await pushSubscriptions.removeAllOf(ann)
      })

      expect(await storage.reads.pushSubscriptions.of(ann)).toEqual([])
      expect(await storage.reads.pushSubscriptions.of(bob)).toEqual([ofBob])
    })
  })
}
