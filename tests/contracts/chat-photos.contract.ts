import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { commit, NOW, newId, sampleChatPhoto, sampleMessage, twoInConversation } from './sample.ts'

/** Contract of every storage: photos in conversations. */
export function chatPhotosContract(name: string, open: () => Promise<Storage>) {
  describe(`photos in conversations in ${name}`, () => {
    test('are read back unchanged, in the order they were sent', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const newer = sampleChatPhoto(id, ann, { sentAt: NOW + 1, drawn: { granted: 0, paid: 2 } })
      const older = sampleChatPhoto(id, ann)
      await commit(storage, async ({ chatPhotos }) => {
        expect(await chatPhotos.add(newer)).toBe(true)
        expect(await chatPhotos.add(older)).toBe(true)
      })
      const { chatPhotos } = storage.reads
      expect(await chatPhotos.byId(newer.id)).toEqual(newer)
      expect(await chatPhotos.byId(newId())).toBeNull()
      expect(new Set(await chatPhotos.byIds([older.id, newer.id, newId()]))).toEqual(
        new Set([older, newer]),
      )
      expect(await chatPhotos.byIds([])).toEqual([])
      expect(await chatPhotos.of(ann)).toEqual([older, newer])
      expect(await chatPhotos.of(bob)).toEqual([])
    })

    test('an id is unique: the first insert wins', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const photo = sampleChatPhoto(id, ann)
      const added = await Promise.all(
        [photo, sampleChatPhoto(id, bob, { id: photo.id })].map((one) =>
          commit(storage, ({ chatPhotos }) => chatPhotos.add(one)),
        ),
      )
      expect(added.toSorted()).toEqual([false, true])
    })

    test('tells which photos have some keys', async () => {
      const storage = await open()
      const { ann, id } = await twoInConversation(storage)
      const photo = sampleChatPhoto(id, ann)
      const returned = { ...photo, key: null, state: 'returned', reason: 'contact' } as const
      await commit(storage, ({ chatPhotos }) => chatPhotos.add(photo))
      expect(await storage.reads.chatPhotos.hasKey(photo.key ?? '')).toBe(true)
      expect(await storage.reads.chatPhotos.hasKey(photo.id)).toBe(false)
      await commit(storage, ({ chatPhotos }) => chatPhotos.save(returned))
      expect(await storage.reads.chatPhotos.hasKey(photo.key ?? '')).toBe(false)
      expect(await storage.reads.chatPhotos.byId(photo.id)).toEqual(returned)
    })

    test('undelivered photos are listed for their sender, newest ones, until hidden', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const pending = sampleChatPhoto(id, ann)
      const returned = sampleChatPhoto(id, ann, {
        key: null,
        state: 'returned',
        reason: 'nudity',
        sentAt: NOW + 1,
      })
      const delivered = sampleChatPhoto(id, ann, { state: 'delivered', seq: 1, sentAt: NOW + 2 })
      const hidden = { ...returned, id: newId(), hidden: true, sentAt: NOW + 3 }
      await commit(storage, async ({ chatPhotos }) => {
        for (const one of [hidden, delivered, returned, pending]) await chatPhotos.add(one)
      })
      const { undelivered } = storage.reads.chatPhotos
      expect(await undelivered(id, ann, 9)).toEqual([pending, returned])
      expect(await undelivered(id, ann, 1)).toEqual([returned])
      expect(await undelivered(id, bob, 9)).toEqual([])
      expect(await undelivered(newId(), ann, 9)).toEqual([])
    })

    test('a reviewer gets the oldest pending photos first', async () => {
      const storage = await open()
      const { ann, id } = await twoInConversation(storage)
      const newer = sampleChatPhoto(id, ann, { sentAt: NOW - 10 })
      const older = sampleChatPhoto(id, ann, { sentAt: NOW - 20 })
      const decided = sampleChatPhoto(id, ann, { sentAt: NOW - 30, state: 'delivered', seq: 1 })
      const { waitingSince, inModeration, queue } = storage.reads.chatPhotos
      const before = await queue()
      const fresh = sampleChatPhoto(id, ann, { sentAt: NOW })
      await commit(storage, async ({ chatPhotos }) => {
        for (const one of [newer, older, decided, fresh]) await chatPhotos.add(one)
      })
      expect(await waitingSince(NOW, 9)).toEqual([older, newer])
      expect(await waitingSince(NOW, 1)).toEqual([older])
      expect(await waitingSince(NOW, 9, older)).toEqual([newer])
      expect(await waitingSince(NOW, 9, newer)).toEqual([])
      expect((await queue()).waiting).toBe(before.waiting + 3)
      expect(await inModeration(ann)).toEqual([older, newer, fresh])
      expect(await commit(storage, ({ chatPhotos }) => chatPhotos.lock(older.id))).toEqual(older)
    })

    test('of photos sent at the same time, a reviewer’s cursor skips none', async () => {
      const storage = await open()
      const { ann, id } = await twoInConversation(storage)
      const sent = Array.from({ length: 3 }, () => sampleChatPhoto(id, ann, { sentAt: NOW - 10 }))
      await commit(storage, async ({ chatPhotos }) => {
        for (const one of sent) await chatPhotos.add(one)
      })
      const { waitingSince } = storage.reads.chatPhotos
      const [first = null] = await waitingSince(NOW, 1)
      const others = await waitingSince(NOW, 9, first)
      expect(others).not.toContainEqual(first)
      expect(others).toHaveLength(2)
    })

    test('lists recipients of photos by id', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const ofAnn = sampleChatPhoto(id, ann)
      const ofBob = sampleChatPhoto(id, bob)
      await commit(storage, async ({ chatPhotos }) => {
        for (const one of [ofAnn, ofBob]) await chatPhotos.add(one)
      })
      const { recipients } = storage.reads.chatPhotos
      expect(new Set(await recipients([ofAnn.id, ofBob.id, newId()]))).toEqual(
        new Set([
          { photo: ofAnn.id, to: bob },
          { photo: ofBob.id, to: ann },
        ]),
      )
      expect(await recipients([])).toEqual([])
    })

    test('a member’s photos are erased together, and their messages are marked', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const ofAnn = sampleChatPhoto(id, ann)
      const ofBob = sampleChatPhoto(id, bob)
      const bringing = sampleMessage(id, ann, { text: '', photo: ofAnn.id })
      await commit(storage, async ({ chatPhotos, messages }) => {
        for (const one of [ofAnn, ofBob]) await chatPhotos.add(one)
        await messages.append(bringing)
        await chatPhotos.removeAllOf(ann)
      })
      const { chatPhotos, messages, conversations } = storage.reads
      expect(await chatPhotos.of(ann)).toEqual([])
      expect(await chatPhotos.of(bob)).toEqual([ofBob])
      expect(await messages.byId(bringing.id)).toEqual({ ...bringing, seq: 1 })
      expect((await conversations.of(bob, 9))[0]?.last).toMatchObject({ photo: ofAnn.id })
    })
  })
}
