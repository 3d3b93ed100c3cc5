import { describe, expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { keep, sampleMessage, someone, twoInConversation } from './sample.ts'

/** What every storage promises about a member's seats in all their conversations. */
export function seatsContract(name: string, open: () => Promise<Storage>) {
  describe(`seats in ${name}`, () => {
    test("all of a member's seats are found page by page, also of a chat they deleted", async () => {
      const storage = await open()
      const { ann, id } = await twoInConversation(storage)
      const others = [
        await twoInConversation(storage, { startedBy: ann }),
        await twoInConversation(storage, { startedBy: ann }),
      ]
      await twoInConversation(storage)
      await keep(storage, ({ messages }) => messages.append(sampleMessage(id, ann)))
      await keep(storage, ({ conversations }) => conversations.hide(id, ann))
      const ids = [id, ...others.map((one) => one.id)].toSorted()
      const { seat, seatsOf } = storage.reads.conversations
      const seats = (await Promise.all(ids.map((one) => seat(one, ann)))).flatMap(
        (one) => one ?? [],
      )
      expect(await seatsOf(ann, null, 2)).toEqual(seats.slice(0, 2))
      expect(await seatsOf(ann, ids[1] ?? '', 2)).toEqual(seats.slice(2))
      expect(await seatsOf(await someone(storage), null, 2)).toEqual([])
    })
  })
}
