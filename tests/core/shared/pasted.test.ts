import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { cleanDigits, cleanPasted } from '#core/shared/text.ts'

/** Marks of direction, joiners, soft hyphens, byte order marks: nobody sees them. */
const UNSEEN = [
  ...'\u00ad\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff',
]

test('what nobody sees makes no difference, wherever it is', () => {
  const place = fc.nat(9)
  fc.assert(
    fc.property(fc.constantFrom(...UNSEEN), place, (mark, at) => {
      const code = 'WELKOM2026'
      expect(cleanPasted(code.slice(0, at) + mark + code.slice(at))).toBe(code)
    }),
  )
})

test('all spaces are one, and all digits plain', () => {
  expect(cleanPasted('\u00a0 a\u202f\u3000b\u2009\n')).toBe('a b')
  expect(cleanPasted('０１２３４５６７８９')).toBe('0123456789')
  expect(cleanDigits(' 06\u00a012 34')).toBe('061234')
})

test('cleaning twice changes no more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cleanPasted(cleanPasted(text))).toBe(cleanPasted(text))
    }),
  )
})
