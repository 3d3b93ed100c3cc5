import { expect, test } from 'bun:test'
import { giftIn, storedGift } from '#app/chats/messages/gift-draft.ts'

test('a selected gift is stored with its text, without a selection nothing is', () => {
  const rose = { gift: 'rose', text: 'Until Saturday.' } as const
  expect(giftIn(storedGift(rose))).toEqual(rose)
  expect(giftIn(storedGift({ gift: null, text: 'Only words' }))).toEqual({
    gift: null,
    text: 'Only words',
  })
  expect(storedGift({ gift: null, text: '' })).toBeNull()
})

test('an invalid gift is read as none', () => {
  const none = { gift: null, text: '' }
  for (const stored of [null, 'rose', '{"gift":"diamond","text":""}', '{"text":1}'])
    expect(giftIn(stored)).toEqual(none)
})
