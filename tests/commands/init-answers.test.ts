import { describe, expect, test } from 'bun:test'
import { bundlesIn } from '#api/commands/init/answers.ts'
import { readAnswers, shapeOf } from '#api/commands/init/ask-answers.ts'
import { vatFault } from '#api/commands/init/vat-fault.ts'
import { ownAnswers } from './own-answers.ts'

const NOWHERE = { known: new Set<never>(), set: {} }

/** What is wrong with a file; nothing of it is tried out. */
async function faultsOf(given: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  // One more fault, so that no group is tried out.
  const { faults } = await readAnswers({ ...given, nonsense: 1 }, NOWHERE, { env: {} } as never)
  return faults.filter((fault) => !fault.startsWith('nonsense'))
}

describe('the placeholder of --print', () => {
  test('is refused in every field by its name', async () => {
    const shape: Readonly<Record<string, string>> = JSON.parse(shapeOf())
    const placed = Object.keys(shape).filter((key) => shape[key]?.startsWith('…'))
    expect(placed).toContain('company_name')
    expect(placed).toContain('prices')
    const faults = await faultsOf(shape)
    const ofMail = ['smtp_user', 'smtp_password', 'mollie_key']
    for (const key of placed.filter((one) => !ofMail.includes(one)))
      expect(faults.join('\n')).toContain(`${key}: is still “${shape[key]}”`)

    const everywhere = Object.fromEntries(Object.keys(shape).map((key) => [key, '…']))
    const all = await faultsOf({ ...everywhere, provider: 'mollie' })
    for (const key of Object.keys(shape).filter(
      (one) => !['provider', 'test_payment'].includes(one),
    ))
      expect(all.join('\n')).toContain(`${key}: is still “…”`)
  })

  test('is not in what somebody wrote', async () => {
    expect(await faultsOf(ownAnswers('/srv/linde'))).toEqual([])
  })
})

describe('prices as they are typed', () => {
  test.each([
    '25 = 19.99 EUR, 60 = 39.99 EUR',
    '25 = 19,99 EUR, 60 = 39,99 EUR',
    '25 = € 19,99, 60 = € 39,99',
    '25 = €19.99,60 = 39,99€',
    '25 = EUR 19,99; 60 = 39.99 EUR',
  ])('%s', (text) => {
    expect(bundlesIn(text)).toEqual([
      { id: 'eur-25', credits: 25, price: { amount: 1999, currency: 'EUR' } },
      { id: 'eur-60', credits: 60, price: { amount: 3999, currency: 'EUR' } },
    ])
  })

  test.each([
    ['25 = 19,999 EUR', '25 = 19,999 EUR'],
    ['25 = 1.999,99 EUR', '25 = 1.999,99 EUR'],
    ['25 = € 19,99 EUR', '25 = € 19,99 EUR'],
    ['25 = $ 19,99', '25 = $ 19,99'],
    ['60 = 39.99 EUR, 25 = 19,99', '25 = 19,99'],
    ['', ''],
  ])('%s is refused as a whole', (text, unread) => {
    expect(bundlesIn(text)).toEqual({ unread })
  })
})

describe('a VAT number', () => {
  test.each([
    ['NL123456789B01', 'NL'],
    ['nl 1234.56.789.B01', 'NL'],
    ['BE 0123.456.789', 'NL'],
    ['EL123456789', 'GR'],
    ['ESB12345678', 'ES'],
    ['IE1234567WA', 'IE'],
    ['GB123456789', 'NL'],
    ['123456789', 'US'],
  ])('%s of a company in %s has the shape of its country', (number, country) => {
    expect(vatFault(number, country)).toBeNull()
  })

  test.each([
    ['BE12', 'NL', 'is no VAT number of BE: it looks like BE0123456789'],
    ['NL12345678B01', 'NL', 'is no VAT number of NL'],
    ['GR123456789', 'GR', 'is no VAT number of EL'],
    ['123456789B01', 'NL', 'must begin with the letters of its country, as in NL123456789B01'],
    ['DE12345678X', 'DE', 'is no VAT number of DE'],
  ])('%s of a company in %s is refused in words', (number, country, words) => {
    expect(vatFault(number, country)).toContain(`“${number}” ${words}`)
  })

  test('is judged in a file', async () => {
    const faults = await faultsOf({
      ...ownAnswers('/srv/linde'),
      company_vat: 'NL123456789B01, BE12',
    })
    expect(faults).toEqual([
      'company_vat: “BE12” is no VAT number of BE: it looks like BE0123456789',
    ])
  })
})
