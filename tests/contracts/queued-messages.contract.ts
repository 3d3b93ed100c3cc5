import { describe, expect, test } from 'bun:test'
import type { QueuedMessage } from '#core/chats/chat.ts'
import type { Storage } from '#core/ports.ts'
import { commit, NOW, newId, twoInConversation } from './sample.ts'

/** Contract of every storage: messages queued until an email is confirmed. */
export function queuedMessagesContract(name: string, open: () => Promise<Storage>) {
  describe(`queued messages in ${name}`, () => {
    const sampleQueued = (
      conversation: string,
      from: string,
      writtenAt: number,
    ): QueuedMessage => ({
      id: newId(),
      conversation,
      from,
      text: `at ${writtenAt}`,
      gift: null,
      quote: null,
      writtenAt,
      cost: 1,
    })

    test("a member's queued messages are listed in the order they were written", async () => {
      const storage = await open()
      const { ann, id } = await twoInConversation(storage)
      const other = await twoInConversation(storage, { startedBy: ann })
      const written = [
        sampleQueued(id, ann, NOW),
        sampleQueued(other.id, ann, NOW + 1),
        sampleQueued(id, ann, NOW + 2),
      ] as const
      await commit(storage, async ({ queued }) => {
        for (const message of [written[2], written[0], written[1]]) await queued.add(message)
      })

      expect(await storage.reads.queued.of(ann)).toEqual([...written])
    })

    test('an id is used once, by any member', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const message = sampleQueued(id, ann, NOW)
      const add = (one: QueuedMessage) => commit(storage, ({ queued }) => queued.add(one))
      expect(await add(message)).toBe(true)
      expect(await add({ ...message, from: bob })).toBe(false)
      expect(await storage.reads.queued.of(ann)).toEqual([message])
      expect(await storage.reads.queued.of(bob)).toEqual([])
    })

    test('a queued gift is read back unchanged', async () => {
      const storage = await open()
      const { ann, id } = await twoInConversation(storage)
      const waiting: QueuedMessage = {
        ...sampleQueued(id, ann, NOW),
        text: '',
        gift: 'coffee',
        quote: { kind: 'line', id: null, of: 'bob', text: 'Ik zwem.', gift: null },
      }
      await commit(storage, ({ queued }) => queued.add(waiting))
      expect(await storage.reads.queued.of(ann)).toEqual([waiting])
    })

    test('nobody else sees a queued message', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      await commit(storage, ({ queued }) => queued.add(sampleQueued(id, ann, NOW)))

      expect(await storage.reads.queued.of(bob)).toEqual([])
      expect(await storage.reads.conversations.of(bob, 9)).toEqual([])
      expect(await storage.reads.messages.range(id, { hidden: 0, limit: 9 })).toEqual([])
      expect(await storage.reads.conversations.seat(id, bob)).toMatchObject({ unread: 0 })
    })

    test("deleting a chat removes the member's queued messages in it, and no others", async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const other = await twoInConversation(storage, { startedBy: ann })
      const ofBob = sampleQueued(id, bob, NOW)
      const inOtherChat = sampleQueued(other.id, ann, NOW)
      await commit(storage, async ({ queued }) => {
        for (const at of [NOW, NOW + 1]) await queued.add(sampleQueued(id, ann, at))
        await queued.add(ofBob)
        await queued.add(inOtherChat)
        await queued.removeIn(ann, id)
      })

      expect(await storage.reads.queued.of(ann)).toEqual([inOtherChat])
      expect(await storage.reads.queued.of(bob)).toEqual([ofBob])
    })

    test('a queued message is removed once, and only by its sender', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const [first, second] = [sampleQueued(id, ann, NOW), sampleQueued(id, ann, NOW + 1)]
      const remove = (member: string) =>
        commit(storage, ({ queued }) => queued.remove(member, first.id))
      await commit(storage, async ({ queued }) => {
        await queued.add(first)
        await queued.add(second)
      })

      expect(await remove(bob)).toBe(false)
      expect(await remove(ann)).toBe(true)
      expect(await remove(ann)).toBe(false)
      expect(await storage.reads.queued.of(ann)).toEqual([second])
    })

    test("erasing a member's quotes removes those in their conversations, not the texts", async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const other = await twoInConversation(storage, { startedBy: bob })
      const quote = { kind: 'line', id: null, of: ann, text: 'Ik zwem.', gift: null } as const
      const inChat = { ...sampleQueued(id, bob, NOW), quote }
      const inOtherChat = { ...sampleQueued(other.id, bob, NOW + 1), quote }
      await commit(storage, async ({ queued }) => {
        await queued.add(inChat)
        await queued.add(inOtherChat)
        await queued.eraseQuotes(ann)
      })

      expect(await storage.reads.queued.of(bob)).toEqual([{ ...inChat, quote: null }, inOtherChat])
    })

    test("clearing removes one member's queue and not another's", async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const ofBob = sampleQueued(id, bob, NOW)
      await commit(storage, async ({ queued }) => {
        await queued.add(sampleQueued(id, ann, NOW))
        await queued.add(ofBob)
        await queued.clear(ann)
      })

      expect(await storage.reads.queued.of(ann)).toEqual([])
      expect(await storage.reads.queued.of(bob)).toEqual([ofBob])
    })
  })
}
