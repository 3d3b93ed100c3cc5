import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import {
  checkDebitForm,
  type DebitForm,
  debitFormFaults,
} from '#core/money/direct-debit/debit-form.ts'
import { checkIban, maskedIban, mod97 } from '#core/money/direct-debit/iban.ts'
import { checkPhone, maskedPhone } from '#core/money/direct-debit/phone.ts'
import { DEBIT_FORM } from '../checkout/debit-orders.ts'

/** Of different lengths: each country has its own. */
const IBANS = [
  'NL91ABNA0417164300',
  'BE68539007547034',
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'ES9121000418450200051332',
  'IT60X0542811101000000123456',
  'AT611904300234573201',
  'FI2112345600000785',
  'IE29AIBK93115212345678',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
]

/** An account number with the check digits that fit it. */
const checked = (country: string, account: string) => {
  const digits = 98 - mod97(`${account}${country}00`)
  return `${country}${String(digits).padStart(2, '0')}${account}`
}

describe('a bank account number', () => {
  test.each(IBANS)('of any SEPA country is valid: %s', (iban) => {
    expect(checkIban(iban)).toEqual({ ok: true, value: iban })
  })

  test('is normalised', () => {
    expect(checkIban(' nl91 abna 0417 1643 00 ')).toMatchObject({ value: 'NL91ABNA0417164300' })
  })

  test('with one wrong digit, or two swapped neighbours, is refused', () => {
    const iban = 'NL91ABNA0417164300'
    const place = fc.integer({ min: 2, max: iban.length - 1 }).filter((at) => at < 4 || at > 7)
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = String((Number(iban[at]) + by) % 10)
        expect(checkIban(iban.slice(0, at) + digit + iban.slice(at + 1)).ok).toBe(false)
      }),
    )
    for (let at = 8; at < iban.length - 1; at++) {
      if (iban[at] === iban[at + 1]) continue
      const swapped = `${iban.slice(0, at)}${iban[at + 1]}${iban[at]}${iban.slice(at + 2)}`
      expect(checkIban(swapped).ok).toBe(false)
    }
  })

  test('is read with what is pasted along', () => {
    for (const typed of [
      'IBAN NL91 ABNA 0417 1643 00',
      'iban: nl91abna0417164300',
      '\u202aNL91\u00a0ABNA\u00a00417\u202f1643\u200b00\u202c',
      'NL９１ABNA０４１７１６４３００',
    ])
      expect(checkIban(typed)).toEqual({ ok: true, value: 'NL91ABNA0417164300' })
    expect(checkIban('\u200b')).toEqual({ ok: false, error: { code: 'iban.missing' } })
  })

  test.each(['NL', 'NL91ABNA04171643', 'not a number', '0000000000000000', 'ÑL91ABNA0417164300'])(
    'that is invalid is refused: %s',
    (typed) => {
      expect(checkIban(typed)).toEqual({ ok: false, error: { code: 'iban.invalid' } })
    },
  )

  test('with a valid checksum but the wrong length is refused', () => {
    // Its checksum is valid.
    expect(checkIban('NL31ABNA04171643000').ok).toBe(false)
    expect(checkIban('NL50ABNA041716430000')).toEqual({
      ok: false,
      error: { code: 'iban.invalid' },
    })
  })

  test.each(IBANS)('too short or too long for its country is refused: %s', (iban) => {
    const [country, account] = [iban.slice(0, 2), iban.slice(4)]
    expect(checkIban(checked(country, account))).toEqual({ ok: true, value: iban })
    for (const other of [account.slice(0, -1), account.slice(0, -2), `${account}0`]) {
      const typed = checked(country, other)
      expect(checkIban(typed)).toEqual({ ok: false, error: { code: 'iban.invalid' } })
    }
  })

  test('without SEPA direct debit gets its own error', () => {
    expect(checkIban('TR330006100519786457841326')).toEqual({
      ok: false,
      error: { code: 'iban.not-sepa', country: 'TR' },
    })
  })

  test('is masked except for its country and last four characters', () => {
    expect(maskedIban('NL91ABNA0417164300')).toBe('NL••••4300')
  })
})

describe('a telephone number', () => {
  test.each([
    ['06 1234 5678', 'NL', '+31612345678'],
    ['612345678', 'NL', '+31612345678'],
    ['+31 06 12345678', 'NL', '+31612345678'],
    ['0031 06 12345678', 'BE', '+31612345678'],
    ['07400 123456', 'GB', '+447400123456'],
    ['+32 470 12 34 56', 'NL', '+32470123456'],
    ['0032-470-123456', 'NL', '+32470123456'],
    ['+31 (0)6-12345678', 'BE', '+31612345678'],
    ['612 345 678', 'ES', '+34612345678'],
    ['333 123 4567', 'IT', '+393331234567'],
    ['1 212 555 0123', 'US', '+12125550123'],
    ['011 31 6 1234 5678', 'US', '+31612345678'],
    ['0011 31 6 1234 5678', 'AU', '+31612345678'],
    ['021 123 456', 'NZ', '+6421123456'],
    // From the contacts of a phone, and typed by an Asian keyboard.
    ['\u202a+31\u00a06\u00a01234\u00a05678\u202c', 'NL', '+31612345678'],
    ['０６１２３４５６７８', 'NL', '+31612345678'],
    ['＋３１ ６ １２３４‑５６７８', 'NL', '+31612345678'],
  ] as const)('%s in %s is normalised to %s', (typed, home, phone) => {
    expect(checkPhone(typed, home)).toEqual({ ok: true, value: phone })
  })

  test.each([
    ['', 'phone.missing'],
    [' \u200b', 'phone.missing'],
    ['06', 'phone.invalid'],
    ['+31 6', 'phone.invalid'],
    ['061234567', 'phone.invalid'],
    ['0612345678901234567', 'phone.invalid'],
    ['+7 912 345 67 89', 'phone.abroad'],
    ['0900 123 4567', 'phone.premium'],
    ['+1 900 555 1234', 'phone.premium'],
    ['+44 909 123 4567', 'phone.premium'],
    ['call me', 'phone.invalid'],
    ['+31 6 1234 567x', 'phone.invalid'],
  ] as const)('that cannot get text messages is refused with the reason: %s, %s', (typed, code) => {
    expect(checkPhone(typed, 'NL')).toEqual({ ok: false, error: { code } })
  })

  test('is masked except for its country and last two digits', () => {
    expect(maskedPhone('+31612345678')).toBe('+31••••78')
  })
})

describe('the form', () => {
  test('is normalised for banks', () => {
    expect(
      checkDebitForm(
        { ...DEBIT_FORM, accountHolder: '  A.  de   Vries ', iban: 'nl91 abna 0417164300' },
        'NL',
      ),
    ).toMatchObject({ value: { accountHolder: 'A. de Vries', iban: 'NL91ABNA0417164300' } })
  })

  test.each([
    [{ accountHolder: 'A' }, 'account-holder.missing'],
    [{ accountHolder: 'Ann <de Vries>' }, 'bank-text.unwritable'],
    [{ accountHolder: '安娜' }, 'bank-text.unwritable'],
    [{ accountHolder: 'x'.repeat(71) }, 'bank-text.too-long'],
    [{ iban: '' }, 'iban.missing'],
    [{ iban: 'NL00' }, 'iban.invalid'],
    [{ street: '' }, 'street.missing'],
    [{ street: '12' }, 'street.missing'],
    [{ street: 'x'.repeat(71) }, 'bank-text.too-long'],
    [{ street: 'Dorpsstraat 🏡' }, 'bank-text.unwritable'],
    [{ houseNumber: '' }, 'house-number.missing'],
    [{ houseNumber: 'huis' }, 'house-number.invalid'],
    [{ houseNumber: `1${'x'.repeat(16)}` }, 'bank-text.too-long'],
    [{ zip: '' }, 'zip.missing'],
    [{ zip: '123 AB' }, 'zip.invalid'],
    [{ city: ' ' }, 'city.missing'],
    [{ city: 'x'.repeat(71) }, 'bank-text.too-long'],
    [{ city: 'Утрехт ☃' }, 'bank-text.unwritable'],
    [{ phone: '' }, 'phone.missing'],
    [{ phone: '112' }, 'phone.invalid'],
  ] as const)('with %j is refused for that field only', (changes, code) => {
    const form: DebitForm = { ...DEBIT_FORM, ...changes }
    expect(checkDebitForm(form, 'NL')).toMatchObject({ ok: false, error: { code } })
    const [field = ''] = Object.keys(changes)
    expect(debitFormFaults(form, 'NL')).toMatchObject({ [field]: { code } })
    expect(Object.keys(debitFormFaults(form, 'NL'))).toEqual([field])
  })

  test('without errors is valid', () => {
    expect(debitFormFaults(DEBIT_FORM, 'NL')).toEqual({})
  })
})
