import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { isCreditorId, mod97 } from '#core/money/direct-debit/iban.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SIGNS = `${LETTERS}0123456789`
const text = (signs: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...signs), minLength, maxLength })

const parts = fc.record({
  country: text(LETTERS, 2, 2),
  business: text(SIGNS, 3, 3),
  national: text(SIGNS, 1, 28),
})

/** The check digits, as a bank computes them. */
const digitsOf = ({ country, national }: { country: string; national: string }) =>
  String(98 - mod97(`${national}${country}00`)).padStart(2, '0')

describe('a creditor identifier', () => {
  test.each(['DE98ZZZ09999999999', 'ES50ZZZM23456789', 'IT66ZZZA1B2C3D4E5F6G7H8', 'FR72ZZZ123456'])(
    '%s, a bank’s example, is valid',
    (id) => {
      expect(isCreditorId(id)).toBe(true)
    },
  )

  test('is valid with its own check digits, whatever the business code', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 2, max: 98 }), (made, other) => {
        const digits = digitsOf(made)
        const withDigits = (two: string) => `${made.country}${two}${made.business}${made.national}`
        expect(isCreditorId(withDigits(digits))).toBe(true)
        const invalid = String(other).padStart(2, '0')
        if (invalid !== digits) expect(isCreditorId(withDigits(invalid))).toBe(false)
      }),
    )
  })

  test('with two swapped characters is invalid', () => {
    expect(isCreditorId('DE98ZZZ09999999999')).toBe(true)
    expect(isCreditorId('DE98ZZZ90999999999')).toBe(false)
  })

  test.each([
    '',
    'NL',
    'NL22ZZZ',
    'nl22ZZZ000000000000',
    'NL22 ZZZ 000000000000',
    '22NLZZZ000000000000',
    `NL22ZZZ${'0'.repeat(29)}`,
  ])('%j is invalid', (id) => {
    expect(isCreditorId(id)).toBe(false)
  })
})
