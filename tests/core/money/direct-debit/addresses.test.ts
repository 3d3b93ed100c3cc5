import { describe, expect, test } from 'bun:test'
import { checkDebitForm, type DebitForm } from '#core/money/direct-debit/debit-form.ts'
import { postcodeIn, samplePostcode } from '#core/money/direct-debit/postcodes.ts'
import { COUNTRIES, type Country } from '#core/site/countries.ts'
import { DEBIT_FORM } from '../checkout/debit-orders.ts'

const DUTCH_IBAN = 'NL91ABNA0417164300'

const checked = (home: Country, changes: Partial<DebitForm>) => {
  const zip = samplePostcode(home).replace(/A/g, 'B')
  const phone = '+31 6 1234 5678'
  return checkDebitForm({ ...DEBIT_FORM, iban: DUTCH_IBAN, zip, phone, ...changes }, home)
}

describe('an address', () => {
  test.each(COUNTRIES)('of %s has a postcode that we can give an example of', (country) => {
    expect(postcodeIn(country, samplePostcode(country))).toBe(samplePostcode(country))
    expect(postcodeIn(country, '?')).toBeNull()
  })

  test.each([
    ['NL', '1011ab', '1011 AB'],
    ['NL', 'NL-1011 AB', '1011 AB'],
    ['DE', 'D-10115', '10115'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'M1 1AE', 'M1 1AE'],
    ['IE', 'd6wxy00', 'D6W XY00'],
    ['CA', 'k1a 0b1', 'K1A 0B1'],
    ['PL', '00001', '00-001'],
    ['SE', 'SE-11120', '111 20'],
    ['US', '90210-1234', '90210-1234'],
    ['DK', '\u202a1050\u202c', '1050'],
    ['FR', '７５００１', '75001'],
  ] as const)('of %s with the postcode %s is written %s', (home, zip, written) => {
    expect(checked(home, { zip })).toMatchObject({ ok: true, value: { zip: written } })
  })

  test.each([
    ['NL', '1011'],
    ['DE', '1011 AB'],
    ['GB', '12345'],
    ['FR', '7500'],
    ['US', 'SW1A 1AA'],
  ] as const)('of %s with the postcode %s is refused, with an example', (home, zip) => {
    expect(checked(home, { zip, iban: 'MT84MALT011000012345MTLCAST001S' })).toEqual({
      ok: false,
      error: { code: 'zip.invalid', example: samplePostcode(home) },
    })
  })

  test('may be in the country of the bank', () => {
    expect(checked('BE', { zip: '1011 AB' }).ok).toBe(true)
    expect(checked('DE', { houseNumber: 'z/n' }).ok).toBe(true)
  })

  test.each([
    ['ES', 's/n'],
    ['ES', 'S/N'],
    ['ES', 'S.N.'],
    ['IT', 'snc'],
    ['IT', 's.n.c.'],
    ['FR', 'sn'],
    ['BE', 'z.n.'],
    ['DE', 'o. Nr.'],
    ['PL', 'b/n'],
    ['GB', 'Rose Cottage'],
    ['IE', 'The Old Forge'],
    ['NL', '12-3 hoog'],
    ['CH', '７bis'],
  ] as const)('of %s may have the house number %s', (home, houseNumber) => {
    expect(checked(home, { houseNumber }).ok).toBe(true)
  })

  test.each([
    ['NL', 's/n'],
    ['SE', 'Rose Cottage'],
    ['ES', 'no sé'],
  ] as const)('of %s may not have the house number %s', (home, houseNumber) => {
    expect(checked(home, { houseNumber })).toMatchObject({
      error: { code: 'house-number.invalid' },
    })
  })

  test.each([
    'Łukasz Żółć',
    'Ærø Østergård',
    'Γιώργος Παπαδόπουλος',
    'Иван Иванов',
    'O’Neill & Zoon',
    'Weiß-Großmann',
  ])('of %s can be written by banks', (accountHolder) => {
    expect(checked('NL', { accountHolder })).toMatchObject({ value: { accountHolder } })
  })
})
