import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { keep, NOW, newId, sampleMessage, someone, twoInConversation } from './sample.ts'

/** What every storage promises about conversations and the two seats in each. */
export function conversationsContract(name: string, open: () => Promise<Storage>) {
  describe(`conversations in ${name}`, () => {
    const write = (storage: Storage, id: string, from: string, sentAt = NOW) =>
      keep(storage, ({ messages }) => messages.append(sampleMessage(id, from, { sentAt })))

    test('two members share one conversation, whoever opens it', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const again = { id: newId(), startedAt: NOW + 1, lastSeq: 0 }
      const opened = await keep(storage, async ({ conversations }) => [
        await conversations.open({ ...again, startedBy: ann, other: bob }),
        await conversations.open({ ...again, startedBy: bob, other: ann }),
      ])

      const first = { id, startedBy: ann, other: bob, startedAt: NOW, lastSeq: 0 }
      expect(opened).toEqual([first, first])
      expect(await storage.reads.conversations.between(ann, bob)).toEqual(first)
      expect(await storage.reads.conversations.between(bob, ann)).toEqual(first)
      expect(await storage.reads.conversations.between(bob, newId())).toBeNull()
    })

    test('of both opening at once, many times, one conversation comes', async () => {
      const storage = await open()
      const [ann, bob] = [await someone(storage), await someone(storage)]
      const opened = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          keep(storage, ({ conversations }) =>
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

    test('each of the two has a seat, and nobody else', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      const conversation = await storage.reads.conversations.between(ann, bob)
      const fresh = { unread: 0, readSeq: 0, otherReadSeq: 0, hiddenSeq: 0, acknowledgedAt: null }
      if (!conversation) throw new Error('no conversation')

      const { seat } = storage.reads.conversations
      expect(await seat(id, ann)).toEqual({ conversation, member: ann, with: bob, ...fresh })
      expect(await seat(id, bob)).toEqual({ conversation, member: bob, with: ann, ...fresh })
      expect(await seat(id, await someone(storage))).toBeNull()
      expect(await seat(newId(), ann)).toBeNull()
    })

    test("a message is unread for the other and on both members' lists", async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      await write(storage, id, ann)
      await write(storage, id, ann, NOW + 1)

      const last = { seq: 2, from: ann, text: 'Hoi!', gift: null, photo: null, sentAt: NOW + 1 }
      const { of } = storage.reads.conversations
      expect(await of(bob, 9)).toEqual([{ conversation: id, with: ann, unread: 2, last }])
      expect(await of(ann, 9)).toEqual([{ conversation: id, with: bob, unread: 0, last }])
    })

    test('reading lowers what is unread and tells the other how far', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      for (const from of [ann, bob, ann, ann]) await write(storage, id, from)
      const read = (seq: number) =>
        keep(storage, ({ conversations }) => conversations.read(id, bob, seq, true))
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
        keep(storage, ({ conversations }) => conversations.read(id, bob, seq, shown))
      const { seat } = storage.reads.conversations

      await read(1, true)
      await read(2, false)
      expect(await seat(id, bob)).toMatchObject({ unread: 1, readSeq: 2 })
      expect(await seat(id, ann)).toMatchObject({ otherReadSeq: 1 })
      await read(3, true)
      expect(await seat(id, ann)).toMatchObject({ otherReadSeq: 3 })
    })

    test('nobody reads ahead of what was written', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      await write(storage, id, ann)
      await keep(storage, ({ conversations }) => conversations.read(id, bob, 99, true))
      await write(storage, id, ann)

      expect(await storage.reads.conversations.seat(id, bob)).toMatchObject({
        unread: 1,
        readSeq: 1,
      })
    })

    test('a chat nobody wrote in is listed for who opened it alone', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)

      const { of } = storage.reads.conversations
      expect(await of(ann, 9)).toEqual([{ conversation: id, with: bob, unread: 0, last: null }])
      expect(await of(bob, 9)).toEqual([])
    })

    test('deleting a chat takes it from one list, until something new is written', async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      await write(storage, id, ann)
      await write(storage, id, ann)
      await keep(storage, ({ conversations }) => conversations.hide(id, bob))

      const { of, seat } = storage.reads.conversations
      expect(await of(bob, 9)).toEqual([])
      expect(await of(ann, 9)).toHaveLength(1)
      expect(await seat(id, bob)).toMatchObject({ hiddenSeq: 2, unread: 0 })
      expect(await seat(id, ann)).toMatchObject({ hiddenSeq: 0, unread: 0 })

      await write(storage, id, ann, NOW + 5)
      expect(await of(bob, 9)).toMatchObject([{ conversation: id, unread: 1, last: { seq: 3 } }])
    })

    test('a deleted chat stays away from who started it, written in or not', async () => {
      const storage = await open()
      const empty = await twoInConversation(storage)
      const { ann, id } = await twoInConversation(storage, { startedBy: empty.ann })
      await write(storage, id, ann)
      await keep(storage, async ({ conversations }) => {
        await conversations.hide(id, ann)
        await conversations.hide(empty.id, ann)
      })

      expect(await storage.reads.conversations.of(ann, 9)).toEqual([])
    })

    test('chats come newest first, and no more than asked', async () => {
      const storage = await open()
      const ann = await someone(storage)
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

    test('chats with unread messages are found behind any number of others, newest first', async () => {
      const storage = await open()
      const ann = await someone(storage)
      const chat = async (startedAt: number) => {
        const { bob, id } = await twoInConversation(storage, { startedBy: ann, startedAt })
        return { bob, id }
      }
      const [early, late, answered] = [await chat(NOW), await chat(NOW), await chat(NOW)]
      for (let other = 0; other < 3; other += 1) await chat(NOW + 9)
      await write(storage, early.id, early.bob, NOW + 1)
      await write(storage, late.id, late.bob, NOW + 2)
      await write(storage, late.id, late.bob, NOW + 3)
      await write(storage, answered.id, answered.bob, NOW + 4)
      await keep(storage, ({ conversations }) => conversations.read(answered.id, ann, 1, true))
      const { unreadOf } = storage.reads.conversations

      const last = { seq: 2, from: late.bob, sentAt: NOW + 3 }
      expect(await unreadOf(ann, 9)).toMatchObject([
        { conversation: late.id, with: late.bob, unread: 2, last },
        { conversation: early.id, with: early.bob, unread: 1 },
      ])
      expect(await unreadOf(ann, 1)).toMatchObject([{ conversation: late.id }])
      expect(await unreadOf(late.bob, 9)).toEqual([])

      await keep(storage, ({ conversations }) => conversations.hide(late.id, ann))
      expect(await unreadOf(ann, 9)).toMatchObject([{ conversation: early.id }])
    })

    test('counts the conversations in which a member wrote first', async () => {
      const storage = await open()
      const ann = await someone(storage)
      const mine = await twoInConversation(storage, { startedBy: ann })
      await twoInConversation(storage, { startedBy: ann })
      const theirs = await twoInConversation(storage, { other: ann })
      await write(storage, mine.id, ann)
      await write(storage, mine.id, mine.bob)
      await write(storage, theirs.id, theirs.ann)
      await write(storage, theirs.id, ann)

      expect(await storage.reads.conversations.startedBy(ann)).toBe(1)
    })

    test("the tick that one knows whom one writes to is the member's own", async () => {
      const storage = await open()
      const { ann, bob, id } = await twoInConversation(storage)
      await keep(storage, ({ conversations }) => conversations.acknowledge(id, ann, NOW + 7))

      const { seat } = storage.reads.conversations
      expect((await seat(id, ann))?.acknowledgedAt).toBe(NOW + 7)
      expect((await seat(id, bob))?.acknowledgedAt).toBeNull()
    })
  })
}
