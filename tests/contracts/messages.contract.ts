import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { commit, NOW, newId, sampleMessage, twoInConversation } from './sample.ts'

/** Contract of every storage: delivered messages. */
export function messagesContract(name: string, open: () => Promise<Storage>) {
  describe(`messages in ${name}`, () => {
    const write = (storage: Storage, id: string, from: string) =>
      commit(storage, ({ messages }) => messages.append(sampleMessage(id, from)))

    test('a message is read back unchanged, with its number in the conversation', async () => {
      const storage = await open()
      const { ann, id } = await twoInConversation(storage)
      const draft = sampleMessage(id, ann, { text: 'Één regel\nen “nog” één 😀', cost: 2 })
      const message = await commit(storage, ({ messages }) => messages.append(draft))

      expect(message).toEqual({ ...draft, seq: 1 })
      expect(await storage.reads.messages.byId(draft.id)).toEqual(message)
      expect(await storage.reads.messages.byId(newId())).toBeNull()
    })

    test('the first sender has started the conversation, whoever opened it', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      await write(storage, id, bob)
      await write(storage, id, ann)

      const { seat, between, startedBy } = storage.reads.conversations
      const started = { id, startedBy: bob, other: ann, startedAt: NOW, lastSeq: 2 }
      expect(await between(ann, bob)).toEqual(started)
      expect(await seat(id, ann)).toMatchObject({ with: bob, conversation: started })
      expect(await seat(id, bob)).toMatchObject({ with: ann, conversation: started })
      expect([await startedBy(ann), await startedBy(bob)]).toEqual([0, 1])
    })

    test('a gift is read back with its message, and shown in both chat lists', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const plain = await write(storage, id, bob)
      expect(plain.gift).toBeNull()
      const draft = sampleMessage(id, ann, { text: '', gift: 'rose', cost: 5 })
      const given = await commit(storage, ({ messages }) => messages.append(draft))

      const { conversations, messages } = storage.reads
      expect(await messages.range(id, { hidden: 0, limit: 9 })).toEqual([plain, given])
      expect(given.gift).toBe('rose')
      for (const member of [ann, bob]) {
        const [chat] = await conversations.of(member, 9)
        expect(chat?.last).toMatchObject({ from: ann, text: '', gift: 'rose' })
      }
      await write(storage, id, bob)
      expect((await conversations.of(ann, 9))[0]?.last).toMatchObject({ gift: null })
    })

    test('a quote is read back with its message', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const first = await write(storage, id, bob)
      const quote = {
        kind: 'message',
        id: first.id,
        of: bob,
        text: '“Hoi!”',
        gift: null,
      } as const
      const draft = sampleMessage(id, ann, { quote })
      const message = await commit(storage, ({ messages }) => messages.append(draft))
      expect(await storage.reads.messages.byId(draft.id)).toEqual(message)
      expect(message.quote).toEqual(quote)
      const stored = await storage.reads.messages.range(id, { hidden: 0, limit: 9 })
      expect(stored.map((each) => each.quote)).toEqual([null, quote])
    })

    test('lists the recipients of messages', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const byAnn = await write(storage, id, ann)
      const byBob = await write(storage, id, bob)
      const recipients = async (...ids: string[]) =>
        (await storage.reads.messages.recipients(ids)).toSorted((a, b) =>
          a.message < b.message ? -1 : 1,
        )
      const both = [
        { message: byAnn.id, to: bob },
        { message: byBob.id, to: ann },
      ].toSorted((a, b) => (a.message < b.message ? -1 : 1))
      expect(await recipients(byAnn.id, byBob.id, newId())).toEqual(both)
      expect(await recipients()).toEqual([])
    })

    test('twenty concurrent messages by both members are numbered without gaps', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const appended = await Promise.all(
        Array.from({ length: 20 }, (_, i) => write(storage, id, i % 2 ? ann : bob)),
      )

      const numbers = Array.from({ length: 20 }, (_, i) => i + 1)
      expect(appended.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(numbers)
      const stored = await storage.reads.messages.range(id, { hidden: 0, limit: 50 })
      expect(stored.map(({ seq }) => seq)).toEqual(numbers)
      expect(await storage.reads.conversations.seat(id, ann)).toMatchObject({
        conversation: { lastSeq: 20 },
        unread: 10,
      })
    })

    test('a rolled-back message leaves no gap', async () => {
      const storage = await open()
      const { ann, id } = await twoInConversation(storage)
      await commit(storage, async ({ messages }) => {
        await messages.append(sampleMessage(id, ann))
        throw new Error('no')
      }).catch(() => undefined)

      expect((await write(storage, id, ann)).seq).toBe(1)
    })

    test('a duplicate message id is refused', async () => {
      const storage = await open()
      const { ann, id } = await twoInConversation(storage)
      const { id: taken } = await write(storage, id, ann)

      const duplicate = commit(storage, ({ messages }) =>
        messages.append(sampleMessage(id, ann, { id: taken, text: 'again' })),
      )
      expect(await duplicate.then(() => 'kept').catch(() => 'thrown')).toBe('thrown')
      expect((await storage.reads.messages.byId(taken))?.text).toBe('Hoi!')
      expect((await write(storage, id, ann)).seq).toBe(2)
    })

    test('a range is read oldest first: the newest, those before and those after', async () => {
      const storage = await open()
      const { ann, id } = await twoInConversation(storage)
      for (const _ of [1, 2, 3, 4, 5, 6]) await write(storage, id, ann)
      const seqs = async (range: { hidden: number; before?: number; after?: number }, limit = 2) =>
        (await storage.reads.messages.range(id, { ...range, limit })).map(({ seq }) => seq)

      expect(await seqs({ hidden: 0 })).toEqual([5, 6])
      expect(await seqs({ hidden: 0, before: 5 })).toEqual([3, 4])
      expect(await seqs({ hidden: 0, after: 2 })).toEqual([3, 4])
      expect(await seqs({ hidden: 0, after: 2, before: 4 })).toEqual([3])
      expect(await seqs({ hidden: 4 }, 9)).toEqual([5, 6])
      expect(await seqs({ hidden: 4, after: 1 })).toEqual([5, 6])
      expect(await seqs({ hidden: 4, before: 5 })).toEqual([])
    })

    test("separates conversations, and counts a member's own messages", async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const other = await twoInConversation(storage, { startedBy: ann })
      await write(storage, id, ann)
      await write(storage, id, bob)
      await write(storage, other.id, ann)

      expect(await storage.reads.messages.range(other.id, { hidden: 0, limit: 9 })).toHaveLength(1)
      expect(await storage.reads.messages.sentBy(ann)).toBe(2)
      expect(await storage.reads.messages.sentBy(bob)).toBe(1)
    })
  })

  describe(`message history in ${name}`, () => {
    test('tells whether a member ever wrote to another', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const other = await twoInConversation(storage, { startedBy: bob })
      const { wrote } = storage.reads.messages
      expect(await wrote(ann, bob)).toBe(false)
      await commit(storage, ({ messages }) => messages.append(sampleMessage(id, ann)))

      expect(await wrote(ann, bob)).toBe(true)
      expect(await wrote(bob, ann)).toBe(false)
      expect(await wrote(ann, other.bob)).toBe(false)
    })

    test("erasing clears one member's texts; the messages remain", async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      await commit(storage, async ({ messages }) => {
        await messages.append(sampleMessage(id, ann))
        const quote = { kind: 'line', id: null, of: ann, text: 'Ik zwem.', gift: null } as const
        await messages.append(sampleMessage(id, bob, { quote }))
        await messages.eraseTextsOf(ann)
      })

      const stored = await storage.reads.messages.range(id, { hidden: 0, limit: 9 })
      expect(stored.map(({ seq, text, quote }) => [seq, text, quote])).toEqual([
        [1, '', null],
        [2, 'Hoi!', null],
      ])
    })

    test('erasing clears the preview of a chat whose last message was theirs, and no other', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const preview = async () => (await storage.reads.conversations.of(bob, 9))[0]?.last?.text
      const write = (from: string) =>
        commit(storage, ({ messages }) => messages.append(sampleMessage(id, from)))
      await write(ann)
      expect(await preview()).toBe('Hoi!')
      await commit(storage, ({ messages }) => messages.eraseTextsOf(ann))
      expect(await preview()).toBe('')
      await write(bob)
      await commit(storage, ({ messages }) => messages.eraseTextsOf(ann))
      expect(await preview()).toBe('Hoi!')
    })
  })
}
