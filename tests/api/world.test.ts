import { expect, test } from 'bun:test'
import { openWorld } from '#api/world.ts'
import { ok } from '#core/shared/result.ts'
import { NOW, sampleChatPhoto } from '#tests/contracts/sample.ts'

test('the product in memory returns a photo whose credits a refund released', async () => {
  const world = await openWorld({ origin: 'http://localhost', now: () => NOW, people: 1 })
  const { atomically, reads } = world.ports
  const { id } = await atomically(async ({ chatPhotos, conversations, events }) => {
    const [one, other] = ['ann', 'bo']
    const conversation = { id: 'talk', startedBy: one, other, startedAt: NOW, lastSeq: 0 }
    await conversations.open(conversation)
    const photo = sampleChatPhoto('talk', one, { key: null })
    await chatPhotos.add(photo)
    await events.append({ type: 'credits.released', reference: photo.id, member: one }, NOW)
    return ok(photo)
  }).then(({ value }) => value)
  await world.post()
  expect(await reads.chatPhotos.byId(id)).toMatchObject({ state: 'returned', reason: 'withdrawn' })
})
