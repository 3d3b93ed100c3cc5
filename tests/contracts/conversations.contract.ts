import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { addMember, commit, NOW, newId, sampleMessage, twoInConversation } from './sample.ts'

/** Contract of every storage: conversations and their two seats. */
export function conversationsContract(name: string, open: () => Promise<Storage>) {
  describe(`conversations in ${name}`, () => {
    const write = (storage: Storage, id: string, from: string, sentAt = NOW) =>
      commit(storage, ({ messages }) => messages.append(sampleMessage(id, from, { sentAt })))

    test('two members share one conversation, whoever opens it', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const secondOpen = { id: newId(), startedAt: NOW + 1, lastSeq: 0 }
      const opened = await commit(storage, async ({ conversations }) => [
        await conversations.open({ ...secondOpen, startedBy: ann, other: bob }),
        await conversations.open({ ...secondOpen, startedBy: bob, other: ann }),
      ])

      const first = { id, startedBy: ann, other: bob, startedAt: NOW, lastSeq: 0 }
      expect(opened).toEqual([first, first])
      expect(await storage.reads.conversations.between(ann, bob)).toEqual(first)
      expect(await storage.reads.conversations.between(bob, ann)).toEqual(first)
      expect(await storage.reads.conversations.between(bob, newId())).toBeNull()
    })

    test('when both open one concurrently, many times, there is one conversation', async () => {
      const storage = await open()
      const [ann, bob] = [await addMember(storage), await addMember(storage)]
      const opened = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          commit(storage, ({ conversations }) =>
            conversations.open({
              id: newId(),
              startedBy: i % 2 ? ann : bob,
              other: i % 2 ? bob : ann,
              startedAt: NOW,
              lastSeq: 0,
            }),
          ),
        ),
      )

      expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
    })

    test('each of the two has a seat, and nobody else has', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const conversation = await storage.reads.conversations.between(ann, bob)
      const fresh = { unread: 0, readSeq: 0, otherReadSeq: 0, hiddenSeq: 0, acknowledgedAt: null }
      if (!conversation) throw new Error('no conversation')

      const { seat } = storage.reads.conversations
      expect(await seat(id, ann)).toEqual({ conversation, member: ann, with: bob, ...fresh })
      expect(await seat(id, bob)).toEqual({ conversation, member: bob, with: ann, ...fresh })
      expect(await seat(id, await addMember(storage))).toBeNull()
      expect(await seat(newId(), ann)).toBeNull()
    })

    test("a message is unread for the recipient and on both members' lists", async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      await write(storage, id, ann)
      await write(storage, id, ann, NOW + 1)

      const last = { seq: 2, from: ann, text: 'Hoi!', gift: null, photo: null, sentAt: NOW + 1 }
      const { of } = storage.reads.conversations
      expect(await of(bob, 9)).toEqual([{ conversation: id, with: ann, unread: 2, last }])
      expect(await of(ann, 9)).toEqual([{ conversation: id, with: bob, unread: 0, last }])
    })

    test('reading lowers the unread count and moves the read receipt', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      for (const from of [ann, bob, ann, ann]) await write(storage, id, from)
      const read = (seq: number) =>
        commit(storage, ({ conversations }) => conversations.read(id, bob, seq, true))
      const { seat } = storage.reads.conversations

      await read(1)
      expect(await seat(id, bob)).toMatchObject({ unread: 2, readSeq: 1 })
      expect(await seat(id, ann)).toMatchObject({ unread: 1, otherReadSeq: 1 })
      await read(4)
      expect(await seat(id, bob)).toMatchObject({ unread: 0, readSeq: 4 })
      await read(2)
      expect(await seat(id, bob)).toMatchObject({ unread: 0, readSeq: 4 })
      expect(await seat(id, ann)).toMatchObject({ unread: 1, otherReadSeq: 4 })
    })

    test('a hidden read receipt is never shown, not even after a later one', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      for (const from of [ann, ann, ann]) await write(storage, id, from)
      const read = (seq: number, shown: boolean) =>
        commit(storage, ({ conversations }) => conversations.read(id, bob, seq, shown))
      const { seat } = storage.reads.conversations

      await read(1, true)
      await read(2, false)
      expect(await seat(id, bob)).toMatchObject({ unread: 1, readSeq: 2 })
      expect(await seat(id, ann)).toMatchObject({ otherReadSeq: 1 })
      await read(3, true)
      expect(await seat(id, ann)).toMatchObject({ otherReadSeq: 3 })
    })

    test('a read position cannot pass the last message', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      await write(storage, id, ann)
      await commit(storage, ({ conversations }) => conversations.read(id, bob, 99, true))
      await write(storage, id, ann)

      expect(await storage.reads.conversations.seat(id, bob)).toMatchObject({
        unread: 1,
        readSeq: 1,
      })
    })

    test('an empty chat is listed only for the member who opened it', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)

      const { of } = storage.reads.conversations
      expect(await of(ann, 9)).toEqual([{ conversation: id, with: bob, unread: 0, last: null }])
      expect(await of(bob, 9)).toEqual([])
    })

    test('a deleted chat is off one list, until there is a new message', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      await write(storage, id, ann)
      await write(storage, id, ann)
      await commit(storage, ({ conversations }) => conversations.hide(id, bob))

      const { of, seat } = storage.reads.conversations
      expect(await of(bob, 9)).toEqual([])
      expect(await of(ann, 9)).toHaveLength(1)
      expect(await seat(id, bob)).toMatchObject({ hiddenSeq: 2, unread: 0 })
      expect(await seat(id, ann)).toMatchObject({ hiddenSeq: 0, unread: 0 })

      await write(storage, id, ann, NOW + 5)
      expect(await of(bob, 9)).toMatchObject([{ conversation: id, unread: 1, last: { seq: 3 } }])
    })

    test("a deleted chat stays off its starter's list, with or without messages", async () => {
      const storage = await open()
      const empty = await twoInConversation(storage)
      const { ann, id } = await twoInConversation(storage, { startedBy: empty.ann })
      await write(storage, id, ann)
      await commit(storage, async ({ conversations }) => {
        await conversations.hide(id, ann)
        await conversations.hide(empty.id, ann)
      })

      expect(await storage.reads.conversations.of(ann, 9)).toEqual([])
    })

    test('chats are listed newest first, up to the limit', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const chat = (startedAt: number) =>
        twoInConversation(storage, { startedBy: ann, startedAt }).then(({ id }) => id)
      const [quiet, first, second] = [await chat(NOW + 2), await chat(NOW), await chat(NOW)]
      await write(storage, second, ann, NOW + 3)
      await write(storage, first, ann, NOW + 1)
      const listed = async (limit: number) =>
        (await storage.reads.conversations.of(ann, limit)).map(({ conversation }) => conversation)

      expect(await listed(9)).toEqual([second, quiet, first])
      expect(await listed(1)).toEqual([second])
    })

    test('unread chats are found behind any number of others, newest first', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const chat = async (startedAt: number) => {
        const { bob, id } = await twoInConversation(storage, { startedBy: ann, startedAt })
        return { bob, id }
      }
      const [first, second, answered] = [await chat(NOW), await chat(NOW), await chat(NOW)]
      for (let other = 0; other < 3; other += 1) await chat(NOW + 9)
      await write(storage, first.id, first.bob, NOW + 1)
      await write(storage, second.id, second.bob, NOW + 2)
      await write(storage, second.id, second.bob, NOW + 3)
      await write(storage, answered.id, answered.bob, NOW + 4)
      await commit(storage, ({ conversations }) => conversations.read(answered.id, ann, 1, true))
      const { unreadOf } = storage.reads.conversations

      const last = { seq: 2, from: second.bob, sentAt: NOW + 3 }
      expect(await unreadOf(ann, 9)).toMatchObject([
        { conversation: second.id, with: second.bob, unread: 2, last },
        { conversation: first.id, with: first.bob, unread: 1 },
      ])
      expect(await unreadOf(ann, 1)).toMatchObject([{ conversation: second.id }])
      expect(await unreadOf(second.bob, 9)).toEqual([])

      await commit(storage, ({ conversations }) => conversations.hide(second.id, ann))
      expect(await unreadOf(ann, 9)).toMatchObject([{ conversation: first.id }])
    })

    test('counts the conversations a member started', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const startedByAnn = await twoInConversation(storage, { startedBy: ann })
      await twoInConversation(storage, { startedBy: ann })
      const startedByOther = await twoInConversation(storage, { other: ann })
      await write(storage, startedByAnn.id, ann)
      await write(storage, startedByAnn.id, startedByAnn.bob)
      await write(storage, startedByOther.id, startedByOther.ann)
      await write(storage, startedByOther.id, ann)

      expect(await storage.reads.conversations.startedBy(ann)).toBe(1)
    })

    test('the fiction acknowledgement belongs to one member', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      await commit(storage, ({ conversations }) => conversations.acknowledge(id, ann, NOW + 7))

      const { seat } = storage.reads.conversations
      expect((await seat(id, ann))?.acknowledgedAt).toBe(NOW + 7)
      expect((await seat(id, bob))?.acknowledgedAt).toBeNull()
    })
  })
}
