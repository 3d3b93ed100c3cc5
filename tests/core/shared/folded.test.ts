import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { folded, foldedPlace } from '#core/shared/folded.ts'
import type { Locale } from '#core/site/locales.ts'

/** Letters of each language besides a to z, with those of names and loanwords, and what people type instead. */
const ALPHABETS: Readonly<Record<Locale, string>> = {
  da: 'æae øo åa ée äa öo üu',
  de: 'äa öo üu ßss ée àa',
  en: 'ée èe ïi çc ñn œoe æae ôo',
  es: 'áa ée íi óo úu üu ñn çc',
  fi: 'äa öo åa šs žz',
  fr: 'àa âa æae çc ée èe êe ëe îi ïi ôo œoe ùu ûu üu ÿy',
  it: 'àa ée èe ìi íi îi òo óo ùu',
  nl: 'áa ée ëe íi ïi óo öo úu üu èe ĳij çc ñn',
  no: 'æae øo åa ée èe êe óo òo âa ôo đd ŋn',
  pl: 'ąa ćc ęe łl ńn óo śs źz żz',
  sv: 'åa äa öo ée àa üu ðd þth',
}
const pairsOf = (letters: string) =>
  letters.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1).normalize('NFD')] as const)
const PLAIN = [...'abcdefghijklmnopqrstuvwxyz']

describe.each(Object.entries(ALPHABETS))('folding the alphabet of %s', (_, letters) => {
  const pairs = pairsOf(letters)
  const word = fc.array(fc.constantFrom(...pairs.map(([letter]) => letter), ...PLAIN))
  const text = word.map((signs) => signs.join(''))

  test('gives what people type without its special letters', () => {
    for (const [letter, typed] of pairs)
      expect([letter, folded(letter)]).toEqual([letter, folded(typed)])
    for (const [letter] of pairs) expect(folded(letter)).toMatch(/^[a-z]{1,2}$/)
  })

  test('does not depend on case, on Unicode form, or on folding twice', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const plain = folded(typed)
        expect(folded(typed.toUpperCase())).toBe(plain)
        expect(folded(typed.normalize('NFD'))).toBe(plain)
        expect(folded(plain)).toBe(plain)
      }),
    )
  })

  test('folds a beginning to a beginning, so that searches by it find', () => {
    fc.assert(
      fc.property(text, text, (begin, rest) => {
        expect(folded(begin + rest)).toBe(folded(begin) + folded(rest))
      }),
    )
  })
})

test.each([
  ['İstanbul ılık', 'istanbul ilik'],
  ['Þórður', 'thordur'],
  ['GROẞ', 'gross'],
  ['Δημήτρης', 'δημητρησ'],
  ['Nguyễn Đặng', 'nguyen dang'],
  ['Ƙwayar Ƴar Ɗan', 'kwayar yar dan'],
  ['Ａｎｎａ', 'anna'],
  ['서연', '서연'],
])('%s is folded to %s', (typed, plain) => expect(folded(typed)).toBe(plain))

test('names of places are also folded without punctuation', () => {
  expect(foldedPlace("'s-Hertogenbosch")).toBe(foldedPlace('’s Hertogenbosch'))
  expect(foldedPlace('St. Pölten')).toBe('st polten')
  expect(foldedPlace('Łódź')).toBe('lodz')
})
