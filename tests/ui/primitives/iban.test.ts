import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { bareIban, caretAfter, groupedIban } from '#ui/primitives/field/iban.ts'

test('an IBAN is grouped by four, however it was pasted', () => {
  for (const typed of [
    'nl91-abna 0417164300',
    'IBAN NL91 ABNA 0417 1643 00',
    '\u202aNL91\u00a0ABNA\u200b0417164300',
    'NL９１ABNA０４１７１６４３００',
  ])
    expect(groupedIban(typed)).toBe('NL91 ABNA 0417 1643 00')
})

test('grouping keeps all typed characters', () => {
  fc.assert(fc.property(fc.string(), (typed) => bareIban(groupedIban(typed)) === bareIban(typed)))
})

test('the caret stays behind the same character', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{1,34}$/), fc.nat(34), (iban, place) => {
      const before = Math.min(place, iban.length)
      const grouped = groupedIban(iban)
      return bareIban(grouped.slice(0, caretAfter(before))) === iban.slice(0, before)
    }),
  )
})
