import { expect, test } from 'bun:test'
import { hasRefusedPhoto } from '#core/safety/decide-report.ts'
import { photoTalk } from '../../chats/photos/photo-talk.ts'

test('a photo refused in a conversation counts from when it was sent', async () => {
  const talk = await photoTalk()
  const before = talk.now()
  talk.pass(1)
  await talk.photo('c1')
  expect(await hasRefusedPhoto(talk.reads, 'ann', before)).toBe(false)
  await talk.refuse('c1')
  expect(await hasRefusedPhoto(talk.reads, 'ann', before)).toBe(true)
  expect(await hasRefusedPhoto(talk.reads, 'ann', talk.now() + 1)).toBe(false)
  expect(await hasRefusedPhoto(talk.reads, 'bo', before)).toBe(false)
})
