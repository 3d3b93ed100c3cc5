import { expect, test } from 'bun:test'
import { mayChooseSendKey, sendKeyIn, sendKeyOf } from '#app/chats/composer/send-key.ts'

const DESK = { coarse: false, mouse: true }
const PHONE = { coarse: true, mouse: false }
const TABLET_WITH_TRACKPAD = { coarse: true, mouse: true }

test('with a keyboard Enter sends, or Ctrl+Enter if chosen', () => {
  expect(sendKeyOf(DESK, null)).toBe('enter')
  expect(sendKeyOf(DESK, 'mod-enter')).toBe('mod-enter')
})

test('on a touch screen Enter never sends', () => {
  expect(sendKeyOf(PHONE, null)).toBe('mod-enter')
  expect(sendKeyOf(PHONE, 'enter')).toBe('mod-enter')
  expect(mayChooseSendKey(PHONE)).toBe(false)
})

test('on a tablet with a trackpad Enter sends only if chosen', () => {
  expect(sendKeyOf(TABLET_WITH_TRACKPAD, null)).toBe('mod-enter')
  expect(sendKeyOf(TABLET_WITH_TRACKPAD, 'enter')).toBe('enter')
  expect(mayChooseSendKey(TABLET_WITH_TRACKPAD)).toBe(true)
})

test('an invalid stored value is ignored', () => {
  expect(sendKeyIn('mod-enter')).toBe('mod-enter')
  expect(sendKeyIn('shift')).toBeNull()
  expect(sendKeyIn(null)).toBeNull()
})
