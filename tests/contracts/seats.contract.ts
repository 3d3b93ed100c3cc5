import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { addMember, commit, sampleMessage, twoInConversation } from './sample.ts'

/** Contract of every storage: a member's seats in all conversations. */
export function seatsContract(name: string, open: () => Promise<Storage>) {
  describe(`seats in ${name}`, () => {
    test('all seats of a member are listed page by page, also of deleted chats', async () => {
      const storage = await open()
      const { ann, id } = await twoInConversation(storage)
      const others = [
        await twoInConversation(storage, { startedBy: ann }),
        await twoInConversation(storage, { startedBy: ann }),
      ]
      await twoInConversation(storage)
      await commit(storage, ({ messages }) => messages.append(sampleMessage(id, ann)))
      await commit(storage, ({ conversations }) => conversations.hide(id, ann))
      const ids = [id, ...others.map((one) => one.id)].toSorted()
      const { seat, seatsOf } = storage.reads.conversations
      const seats = (await Promise.all(ids.map((one) => seat(one, ann)))).flatMap(
        (one) => one ?? [],
      )
      expect(await seatsOf(ann, null, 2)).toEqual(seats.slice(0, 2))
      expect(await seatsOf(ann, ids[1] ?? '', 2)).toEqual(seats.slice(2))
      expect(await seatsOf(await addMember(storage), null, 2)).toEqual([])
    })
  })
}
