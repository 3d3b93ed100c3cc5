import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { keep, NOW, newId, sampleChatPhoto, sampleMessage, twoInConversation } from './sample.ts'

/** What every storage promises about photos in conversations. */
export function chatPhotosContract(name: string, open: () => Promise<Storage>) {
  describe(`photos in conversations in ${name}`, () => {
    test('come back as they were kept, in the order they were sent', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const late = sampleChatPhoto(id, ann, { sentAt: NOW + 1, drawn: { granted: 0, paid: 2 } })
      const early = sampleChatPhoto(id, ann)
      await keep(storage, async ({ chatPhotos }) => {
        expect(await chatPhotos.add(late)).toBe(true)
        expect(await chatPhotos.add(early)).toBe(true)
      })
      const { chatPhotos } = storage.reads
      expect(await chatPhotos.byId(late.id)).toEqual(late)
      expect(await chatPhotos.byId(newId())).toBeNull()
      expect(new Set(await chatPhotos.byIds([early.id, late.id, newId()]))).toEqual(
        new Set([early, late]),
      )
      expect(await chatPhotos.byIds([])).toEqual([])
      expect(await chatPhotos.of(ann)).toEqual([early, late])
      expect(await chatPhotos.of(bob)).toEqual([])
    })

    test('an id is unique: the first insert wins', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const photo = sampleChatPhoto(id, ann)
      const added = await Promise.all(
        [photo, sampleChatPhoto(id, bob, { id: photo.id })].map((one) =>
          keep(storage, ({ chatPhotos }) => chatPhotos.add(one)),
        ),
      )
      expect(added.toSorted()).toEqual([false, true])
    })

    test('it is known which keys they have', async () => {
      const storage = await open()
      const { ann, id } = await twoInConversation(storage)
      const photo = sampleChatPhoto(id, ann)
      const returned = { ...photo, key: null, state: 'returned', reason: 'contact' } as const
      await keep(storage, ({ chatPhotos }) => chatPhotos.add(photo))
      expect(await storage.reads.chatPhotos.hasKey(photo.key ?? '')).toBe(true)
      expect(await storage.reads.chatPhotos.hasKey(photo.id)).toBe(false)
      await keep(storage, ({ chatPhotos }) => chatPhotos.save(returned))
      expect(await storage.reads.chatPhotos.hasKey(photo.key ?? '')).toBe(false)
      expect(await storage.reads.chatPhotos.byId(photo.id)).toEqual(returned)
    })

    test('undelivered photos are listed for their sender, newest ones, until hidden', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const waits = sampleChatPhoto(id, ann)
      const returned = sampleChatPhoto(id, ann, {
        key: null,
        state: 'returned',
        reason: 'nudity',
        sentAt: NOW + 1,
      })
      const delivered = sampleChatPhoto(id, ann, { state: 'delivered', seq: 1, sentAt: NOW + 2 })
      const hidden = { ...returned, id: newId(), hidden: true, sentAt: NOW + 3 }
      await keep(storage, async ({ chatPhotos }) => {
        for (const one of [hidden, delivered, returned, waits]) await chatPhotos.add(one)
      })
      const { undelivered } = storage.reads.chatPhotos
      expect(await undelivered(id, ann, 9)).toEqual([waits, returned])
      expect(await undelivered(id, ann, 1)).toEqual([returned])
      expect(await undelivered(id, bob, 9)).toEqual([])
      expect(await undelivered(newId(), ann, 9)).toEqual([])
    })

    test('a reviewer gets them oldest first, and only those that wait', async () => {
      const storage = await open()
      const { ann, id } = await twoInConversation(storage)
      const late = sampleChatPhoto(id, ann, { sentAt: NOW - 10 })
      const early = sampleChatPhoto(id, ann, { sentAt: NOW - 20 })
      const decided = sampleChatPhoto(id, ann, { sentAt: NOW - 30, state: 'delivered', seq: 1 })
      const fresh = sampleChatPhoto(id, ann, { sentAt: NOW })
      await keep(storage, async ({ chatPhotos }) => {
        for (const one of [late, early, decided, fresh]) await chatPhotos.add(one)
      })
      const { waitingSince, waiting } = storage.reads.chatPhotos
      expect(await waitingSince(NOW, 9)).toEqual([early, late])
      expect(await waitingSince(NOW, 1)).toEqual([early])
      expect(await waitingSince(NOW, 9, early)).toEqual([late])
      expect(await waitingSince(NOW, 9, late)).toEqual([])
      expect(await waiting(ann)).toBe(3)
      expect(await keep(storage, ({ chatPhotos }) => chatPhotos.lock(early.id))).toEqual(early)
    })

    test('of photos sent at once, a reviewer who goes on after one gets every other', async () => {
      const storage = await open()
      const { ann, id } = await twoInConversation(storage)
      const sent = Array.from({ length: 3 }, () => sampleChatPhoto(id, ann, { sentAt: NOW - 10 }))
      await keep(storage, async ({ chatPhotos }) => {
        for (const one of sent) await chatPhotos.add(one)
      })
      const { waitingSince } = storage.reads.chatPhotos
      const [first = null] = await waitingSince(NOW, 1)
      const rest = await waitingSince(NOW, 9, first)
      expect(rest).not.toContainEqual(first)
      expect(rest).toHaveLength(2)
    })

    test('whom they were sent to is known by their ids', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const mine = sampleChatPhoto(id, ann)
      const his = sampleChatPhoto(id, bob)
      await keep(storage, async ({ chatPhotos }) => {
        for (const one of [mine, his]) await chatPhotos.add(one)
      })
      const { recipients } = storage.reads.chatPhotos
      expect(new Set(await recipients([mine.id, his.id, newId()]))).toEqual(
        new Set([
          { photo: mine.id, to: bob },
          { photo: his.id, to: ann },
        ]),
      )
      expect(await recipients([])).toEqual([])
    })

    test('those of one member go together, and the message that brought one says so', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const mine = sampleChatPhoto(id, ann)
      const his = sampleChatPhoto(id, bob)
      const bringing = sampleMessage(id, ann, { text: '', photo: mine.id })
      await keep(storage, async ({ chatPhotos, messages }) => {
        for (const one of [mine, his]) await chatPhotos.add(one)
        await messages.append(bringing)
        await chatPhotos.removeAllOf(ann)
      })
      const { chatPhotos, messages, conversations } = storage.reads
      expect(await chatPhotos.of(ann)).toEqual([])
      expect(await chatPhotos.of(bob)).toEqual([his])
      expect(await messages.byId(bringing.id)).toEqual({ ...bringing, seq: 1 })
      expect((await conversations.of(bob, 9))[0]?.last).toMatchObject({ photo: mine.id })
    })
  })
}
