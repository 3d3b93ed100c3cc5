import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { beginningOf, capital, isLonger, lengthOf } from '#core/shared/text.ts'

const FAMILY = '👨‍👩‍👧‍👦'
const ENGLAND = '🏴󠁧󠁢󠁥󠁮󠁧󠁿'
const PILED = `a${'\u0301'.repeat(99)}`

describe('the length of a text', () => {
  test.each([
    ['', 0],
    ['Zoë\n', 4],
    ['Zoe\u0308', 3],
    ['🇳🇱🇧🇪', 2],
    [ENGLAND, 2],
    [FAMILY, 2],
    [`${FAMILY} ${FAMILY} ${FAMILY}`, 6],
    ['नमस्ते', 3],
    ['각', 1],
  ])('of %s is %d', (text, length) => expect(lengthOf(text)).toBe(length))

  test('counts an emoji as one, as long as a text does not consist of long ones', () => {
    expect(isLonger(`Wij zijn met z’n vieren: ${FAMILY}`, 26)).toBe(false)
    expect(lengthOf(FAMILY.repeat(286))).toBe(Math.ceil((286 * 7) / 4))
  })

  test('counts piled-up marks by four', () => {
    expect(lengthOf(PILED)).toBe(25)
    expect(isLonger(PILED.repeat(80), 2000)).toBe(false)
    expect(isLonger(PILED.repeat(81), 2000)).toBe(true)
  })
})

describe('the beginning of a text', () => {
  const sign = fc.constantFrom(
    'a',
    ' ',
    'é',
    'e\u0301',
    '🇳🇱',
    ENGLAND,
    FAMILY,
    PILED,
    '👍🏽',
    'क्षि',
  )
  const text = fc.array(sign, { maxLength: 60 }).map((signs) => signs.join(''))

  test('is the whole text, or ends between two characters and is never longer than asked', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 40 }), (typed, limit) => {
        const shown = beginningOf(typed, limit)
        expect(isLonger(shown, limit)).toBe(false)
        if (shown === typed) return
        const kept = shown.slice(0, -1)
        expect(shown).toEndWith('…')
        expect(typed.startsWith(kept)).toBe(true)
        const ends = [...new Intl.Segmenter('en').segment(typed)].map(({ index }) => index)
        expect(ends).toContain(kept.length)
      }),
    )
  })

  test('never ends in half a flag', () => {
    expect(beginningOf('🇳🇱'.repeat(9), 5)).toBe(`${'🇳🇱'.repeat(4)}…`)
  })
})

test('a capital is that of the language, whatever the first sign', () => {
  expect(capital('élan', 'fr')).toBe('Élan')
  expect(capital('𐐨x', 'en')).toBe('𐐀x')
  expect(capital('', 'nl')).toBe('')
})
