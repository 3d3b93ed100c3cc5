import { expect, test } from 'bun:test'
import { mediaType } from '#core/shared/webhook.ts'

test('a media type has no case and no parameters', () => {
  expect(mediaType('APPLICATION/JSON; charset=utf-8')).toBe('application/json')
  expect(mediaType(' multipart/form-data;boundary=x')).toBe('multipart/form-data')
  for (const none of [null, undefined, '']) expect(mediaType(none)).toBe('')
})
