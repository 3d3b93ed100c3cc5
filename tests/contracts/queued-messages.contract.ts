import { describe, expect, test } from 'bun:test'
import type { QueuedMessage } from '#core/chats/chat.ts'
import type { Storage } from '#core/ports.ts'
import { keep, NOW, newId, twoInConversation } from './sample.ts'

/** What every storage promises about messages that wait for an email to be confirmed. */
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
      answers: null,
      writtenAt,
      cost: 1,
    })

    test("a member's queued messages come in the order they were written", async () => {
      const storage = await open()
      const { ann, id } = await twoInConversation(storage)
      const other = await twoInConversation(storage, { startedBy: ann })
      const written = [
        sampleQueued(id, ann, NOW),
        sampleQueued(other.id, ann, NOW + 1),
        sampleQueued(id, ann, NOW + 2),
      ] as const
      await keep(storage, async ({ queued }) => {
        for (const message of [written[2], written[0], written[1]]) await queued.add(message)
      })

      expect(await storage.reads.queued.of(ann)).toEqual([...written])
    })

    test('a gift that waits comes back as it was kept', async () => {
      const storage = await open()
      const { ann, id } = await twoInConversation(storage)
      const waiting: QueuedMessage = {
        ...sampleQueued(id, ann, NOW),
        text: '',
        gift: 'coffee',
        answers: { kind: 'line', id: null, of: 'bob', text: 'Ik zwem.', gift: null },
      }
      await keep(storage, ({ queued }) => queued.add(waiting))
      expect(await storage.reads.queued.of(ann)).toEqual([waiting])
    })

    test('nobody else sees anything of it', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      await keep(storage, ({ queued }) => queued.add(sampleQueued(id, ann, NOW)))

      expect(await storage.reads.queued.of(bob)).toEqual([])
      expect(await storage.reads.conversations.of(bob, 9)).toEqual([])
      expect(await storage.reads.messages.range(id, { hidden: 0, limit: 9 })).toEqual([])
      expect(await storage.reads.conversations.seat(id, bob)).toMatchObject({ unread: 0 })
    })

    test('deleting a chat takes what its member queued there, and leaves the rest', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const other = await twoInConversation(storage, { startedBy: ann })
      const his = sampleQueued(id, bob, NOW)
      const elsewhere = sampleQueued(other.id, ann, NOW)
      await keep(storage, async ({ queued }) => {
        for (const at of [NOW, NOW + 1]) await queued.add(sampleQueued(id, ann, at))
        await queued.add(his)
        await queued.add(elsewhere)
        await queued.removeIn(ann, id)
      })

      expect(await storage.reads.queued.of(ann)).toEqual([elsewhere])
      expect(await storage.reads.queued.of(bob)).toEqual([his])
    })

    test('one that is taken back is gone once, and by its writer alone', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const [first, second] = [sampleQueued(id, ann, NOW), sampleQueued(id, ann, NOW + 1)]
      const remove = (member: string) =>
        keep(storage, ({ queued }) => queued.remove(member, first.id))
      await keep(storage, async ({ queued }) => {
        await queued.add(first)
        await queued.add(second)
      })

      expect(await remove(bob)).toBe(false)
      expect(await remove(ann)).toBe(true)
      expect(await remove(ann)).toBe(false)
      expect(await storage.reads.queued.of(ann)).toEqual([second])
    })

    test("erasing a member's quotes takes those in their conversations and leaves the texts", async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const other = await twoInConversation(storage, { startedBy: bob })
      const answers = { kind: 'line', id: null, of: ann, text: 'Ik zwem.', gift: null } as const
      const here = { ...sampleQueued(id, bob, NOW), answers }
      const elsewhere = { ...sampleQueued(other.id, bob, NOW + 1), answers }
      await keep(storage, async ({ queued }) => {
        await queued.add(here)
        await queued.add(elsewhere)
        await queued.eraseQuotes(ann)
      })

      expect(await storage.reads.queued.of(bob)).toEqual([{ ...here, answers: null }, elsewhere])
    })

    test("clearing takes one member's and leaves another's", async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const his = sampleQueued(id, bob, NOW)
      await keep(storage, async ({ queued }) => {
        await queued.add(sampleQueued(id, ann, NOW))
        await queued.add(his)
        await queued.clear(ann)
      })

      expect(await storage.reads.queued.of(ann)).toEqual([])
      expect(await storage.reads.queued.of(bob)).toEqual([his])
    })
  })
}
