import { describe, expect, test } from 'bun:test'
import { changingSites } from '#adapters/sites/changing-sites.ts'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { parseSites } from '#adapters/sites/sites-file.ts'
import { DAY } from '#core/shared/time.ts'

const BUILT_IN = demoSites('sandbox')
const parse = (...sites: unknown[]) => parseSites(JSON.stringify({ sites }), BUILT_IN)
const VONK = { id: 'vonk', domain: 'vonk.example' }

/** Every setting of a file, with other values than the built-in ones. */
const ALL = {
  ...VONK,
  brand: 'gay',
  brand_colours: { ember: '#123456' },
  name: 'Anders',
  domain_language: 'da',
  index_title: 'Titel',
  description: 'Beschrijving',
  countries: ['DK'],
  signups: 'none',
  logged_out_search: 'no',
  logged_out_search_trafficsource: 'no',
  enable_site_entry_popup: 'no',
  support_email: 'help@vonk.example',
  support_phone: '+45 1',
  member_resell: false,
  has_fictional: false,
  fictional_icon: 'bot',
  fictional_warning: { singular: { da: 'Spillet.' }, plural: {} },
  message_credits: 2,
  photo_credits: 3,
  gift_credits: 6,
  signup_credits: 7,
  message_length: 900,
  refund_days: 30,
  min_age: 21,
  welcome_days: 5,
  welcome_percentage: 10,
  free_allowance: { rule: 'messages', limit: 9 },
  visible_profile_fields: ['gender'],
  visible_profile_notes: ['online'],
  search_fields: ['age'],
  interests: ['art'],
  region_data: { DK: ['Hovedstaden'] },
  bundles: [{ id: 'dkk-10', credits: 10, price: { amount: 5000, currency: 'DKK' } }],
  vat_rates: { DK: 2500 },
}

describe('a sites file', () => {
  test('overrides what it names and keeps other built-in values', () => {
    const read = parse({ ...VONK, signup_credits: 8, company: { kvk: '12345678' } })
    const [builtIn] = BUILT_IN
    expect(read).toEqual({
      ok: true,
      value: [
        {
          settings: { ...builtIn.settings, domain: 'vonk.example', signupCredits: 8 },
          company: { ...builtIn.company, kvk: '12345678' },
        },
      ],
    })
  })

  describe('with direct debit', () => {
    const company = { name: 'Elsewhere Ltd' }
    const REQUIRED = 'sites.0.company.sepa_creditor_id: is required where direct debit is on'

    test('another company must set its creditor identifier', () => {
      expect(parse({ ...VONK, company })).toEqual({ ok: false, error: REQUIRED })
      const read = parse({ ...VONK, company: { ...company, sepa_creditor_id: 'FR72ZZZ123456' } })
      expect(read).toMatchObject({
        value: [{ company: { ...company, sepaCreditorId: 'FR72ZZZ123456' } }],
      })
    })

    test('an identifier needs valid check digits', () => {
      const read = parse({ ...VONK, company: { sepa_creditor_id: 'FR73ZZZ123456' } })
      expect(read).toMatchObject({
        error: expect.stringContaining('sites.0.company.sepa_creditor_id: must be a SEPA creditor'),
      })
    })
  })

  test('another company needs none without direct debit', () => {
    const [builtIn] = demoSites('mollie')
    const text = JSON.stringify({ sites: [{ ...VONK, company: { name: 'Elsewhere Ltd' } }] })
    expect(parseSites(text, [builtIn])).toMatchObject({
      value: [{ company: { sepaCreditorId: null } }],
    })
  })

  test('can set everything of a site, with keys that the core has', () => {
    const read = parse(ALL)
    if (!read.ok) throw new Error(read.error)
    const [{ settings }] = read.value
    expect(settings).toMatchObject({
      brand: 'gay',
      niche: 7,
      language: 'da',
      loggedOutSearch: false,
      loggedOutSearchTrafficsource: false,
      entryPopup: false,
      minimumAge: 21,
      welcomeWindow: 5 * DAY,
      fictionalWarning: { singular: { da: 'Spillet.' }, plural: {} },
      visibleProfileNotes: ['online'],
      regionData: { DK: ['Hovedstaden'] },
    })
    const names = Object.keys(BUILT_IN[0].settings).toSorted()
    expect(Object.keys(settings).toSorted()).toEqual(names)
  })

  test('can add a site, based on its brand', () => {
    const read = parse(VONK, { id: 'mannen', domain: 'mannen.example', brand: 'gay' })
    if (!read.ok) throw new Error(read.error)
    expect(read.value.map(({ settings }) => [settings.id, settings.name])).toEqual([
      ['vonk', 'Vonk'],
      ['mannen', 'Vonk Hem'],
    ])
  })

  test.each([
    ['{', 'the file is no JSON'],
    ['{"sites":[]}', 'sites: Invalid length'],
    ['{"site":[]}', 'sites: Invalid key'],
    [JSON.stringify({ sites: [{ ...VONK, signup_credit: 8 }] }), 'sites.0.signup_credit: '],
    [JSON.stringify({ sites: [{ ...VONK, min_age: 16 }] }), 'sites.0.min_age: '],
    [JSON.stringify({ sites: [{ ...VONK, domain: 'Vonk!' }] }), 'sites.0.domain: '],
    [
      JSON.stringify({ sites: [{ ...VONK, brand_colours: { ember: '#plum' } }] }),
      'sites.0.brand_colours.ember: must be a colour such as #c8371f',
    ],
    [
      JSON.stringify({ sites: [VONK, { ...VONK, domain: 'b.example' }] }),
      'sites: no two sites may have the same id',
    ],
    [
      JSON.stringify({ sites: [VONK, { ...VONK, id: 'b' }] }),
      'sites: no two sites may have the same domain',
    ],
  ])('with an error is refused with its path: %s', (text, message) => {
    const read = parseSites(text, BUILT_IN)
    if (read.ok) throw new Error('taken')
    expect(read.error).toStartWith(message)
  })
})

test('replaced sites are found by their new host and id, and no longer by the old', () => {
  const { sites, replace } = changingSites(BUILT_IN)
  expect(sites.at('gay.localhost').settings.id).toBe('gay')
  const read = parse(VONK, { id: 'mannen', domain: 'mannen.example', brand: 'gay' })
  if (!read.ok) throw new Error(read.error)
  replace(read.value)
  expect(sites.at('mannen.example').settings.id).toBe('mannen')
  expect(sites.at('gay.localhost').settings.id).toBe('vonk')
  expect(sites.byId('gay').settings.id).toBe('vonk')
  expect(sites.all()).toHaveLength(2)
})
