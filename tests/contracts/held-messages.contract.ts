import { describe, expect, test } from 'bun:test'
import type { HeldMessage } from '#core/chats/chat.ts'
import type { Storage } from '#core/ports.ts'
import { keep, NOW, newId, twoInConversation } from './sample.ts'

/** What every storage promises about messages that wait for an email to be confirmed. */
export function heldMessagesContract(name: string, open: () => Promise<Storage>) {
  describe(`held messages in ${name}`, () => {
    const sampleHeld = (conversation: string, from: string, writtenAt: number): HeldMessage => ({
      id: newId(),
      conversation,
      from,
      text: `at ${writtenAt}`,
      gift: null,
      answers: null,
      writtenAt,
      cost: 1,
    })

    test("a member's held messages come in the order they were written", async () => {
      const storage = await open()
      const { ann, id } = await twoInConversation(storage)
      const other = await twoInConversation(storage, { startedBy: ann })
      const written = [
        sampleHeld(id, ann, NOW),
        sampleHeld(other.id, ann, NOW + 1),
        sampleHeld(id, ann, NOW + 2),
      ] as const
      await keep(storage, async ({ held }) => {
        for (const message of [written[2], written[0], written[1]]) await held.add(message)
      })

      expect(await storage.reads.held.of(ann)).toEqual([...written])
    })

    test('a gift that waits comes back as it was kept', async () => {
      const storage = await open()
      const { ann, id } = await twoInConversation(storage)
      const waiting: HeldMessage = {
        ...sampleHeld(id, ann, NOW),
        text: '',
        gift: 'coffee',
        answers: { kind: 'line', id: null, of: 'bob', text: 'Ik zwem.', gift: null },
      }
      await keep(storage, ({ held }) => held.add(waiting))
      expect(await storage.reads.held.of(ann)).toEqual([waiting])
    })

    test('nobody else sees anything of it', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      await keep(storage, ({ held }) => held.add(sampleHeld(id, ann, NOW)))

      expect(await storage.reads.held.of(bob)).toEqual([])
      expect(await storage.reads.conversations.of(bob, 9)).toEqual([])
      expect(await storage.reads.messages.range(id, { hidden: 0, limit: 9 })).toEqual([])
      expect(await storage.reads.conversations.seat(id, bob)).toMatchObject({ unread: 0 })
    })

    test("clearing takes one member's and leaves another's", async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const his = sampleHeld(id, bob, NOW)
      await keep(storage, async ({ held }) => {
        await held.add(sampleHeld(id, ann, NOW))
        await held.add(his)
        await held.clear(ann)
      })

      expect(await storage.reads.held.of(ann)).toEqual([])
      expect(await storage.reads.held.of(bob)).toEqual([his])
    })
  })
}
