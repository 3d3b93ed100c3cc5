import { describe, expect, test } from 'bun:test'
import { changingSites } from '#adapters/sites/changing-sites.ts'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { parseSites } from '#adapters/sites/sites-file.ts'
import { sitesOf } from '#adapters/sites/sites-of.ts'
import { DAY, HOUR } from '#core/shared/time.ts'

const BUILT_IN = demoSites('sandbox')
const DEMO = { sites: BUILT_IN, demo: true }
const parse = (...sites: unknown[]) => parseSites(JSON.stringify({ sites }), DEMO)
const VONK = { id: 'vonk', domain: 'vonk.example' }
const ELSEWHERE = 'belongs to another site of the file, or to the desk'

/** Every setting of a file, with other values than the built-in ones. */
const ALL = {
  ...VONK,
  brand: 'gay',
  brand_colours: { ember: '#123456' },
  name: 'Anders',
  domain_language: 'da',
  languages: ['da', 'en'],
  index_title: 'Titel',
  description: 'Beschrijving',
  home_headline: { da: 'Her er vi' },
  home_sentence: { da: 'Skriv til en.' },
  countries: ['DK'],
  signups: 'none',
  logged_out_search: 'no',
  logged_out_search_trafficsource: 'no',
  enable_site_entry_popup: 'no',
  support_email: 'help@vonk.example',
  support_phone: '+45 1',
  ...{ mail_sender: 'hej@anders.example', hsts: 'month', hsts_subdomains: true },
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
  time_bonus_hours: 2,
  time_bonus_percentage: 30,
  welcome_days: 5,
  welcome_percentage: 10,
  free_allowance: { rule: 'messages', limit: 9 },
  visible_profile_fields: ['gender'],
  visible_profile_notes: ['online'],
  search_fields: ['age'],
  interests: ['art'],
  region_data: { DK: ['Hovedstaden'] },
  bundles: [{ id: 'dkk-10', credits: 10, price: { amount: 5000, currency: 'DKK' } }],
  payment_methods: ['creditcard', 'paypal'],
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
    const REQUIRED = 'missing, and only you know them: sites.0.company.sepa_creditor_id'

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
    expect(parseSites(text, { sites: [builtIn], demo: true })).toMatchObject({
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
      timeBonusWindow: 2 * HOUR,
      timeBonusPercentage: 30,
      welcomeWindow: 5 * DAY,
      fictionalWarning: { singular: { da: 'Spillet.' }, plural: {} },
      homeHeadline: { da: 'Her er vi' },
      homeSentence: { da: 'Skriv til en.' },
      minimumMessageCosts: { DK: { amount: 1000, currency: 'DKK' } },
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

  test('may write its domain in its own letters: requests name it in ASCII', () => {
    const read = parse(VONK, { id: 'b', domain: 'Dating-Küste.example' })
    if (!read.ok) throw new Error(read.error)
    const sites = sitesOf(read.value)
    expect(sites.at('xn--dating-kste-0hb.example').settings.id).toBe('b')
    const same = [
      { ...VONK, domain: 'küste.example' },
      { id: 'b', domain: 'xn--kste-0ra.example' },
    ]
    expect(parse(...same)).toEqual({ ok: false, error: `sites.1.domain: ${ELSEWHERE}` })
    expect(parse({ ...VONK, domain: 'ü@vonk.example' }).ok).toBe(false)
  })

  test.each([
    ['{', 'the file is no JSON'],
    ['{"sites":[]}', 'the file must be { "sites": [ … ] }: Invalid length'],
    ['{"site":[]}', 'the file must be { "sites": [ … ] }: Invalid key'],
    ['{"sites":[7]}', 'sites.0: is of another kind'],
    [
      JSON.stringify({ sites: [{ ...VONK, signup_credit: 8 }] }),
      'sites.0.signup_credit: no site has such a field',
    ],
    [JSON.stringify({ sites: [{ ...VONK, min_age: 16 }] }), 'sites.0.min_age: must be at least 18'],
    [
      JSON.stringify({ sites: [{ ...VONK, domain: 'Vonk!' }] }),
      'sites.0.domain: must be a domain such as dating.example',
    ],
    [
      JSON.stringify({ sites: [{ ...VONK, brand_colours: { ember: '#plum' } }] }),
      'sites.0.brand_colours.ember: must be a colour such as #c8371f',
    ],
    [
      JSON.stringify({ sites: [VONK, { ...VONK, domain: 'b.example' }] }),
      `sites.1.id: ${ELSEWHERE}`,
    ],
    [JSON.stringify({ sites: [VONK, { ...VONK, id: 'b' }] }), `sites.1.domain: ${ELSEWHERE}`],
    [
      JSON.stringify({ sites: [VONK, { id: 'b', domain: 'b.example', formerly: ['vonk'] }] }),
      `sites.0.id: ${ELSEWHERE}; sites.1.formerly: ${ELSEWHERE}`,
    ],
    [JSON.stringify({ sites: [{ ...VONK, id: 'file' }] }), `sites.0.id: ${ELSEWHERE}`],
    [JSON.stringify({ sites: [{ ...VONK, name: '\u200b' }] }), 'sites.0.name: is of another kind'],
    [
      JSON.stringify({ sites: [{ ...VONK, name: 'a\u202eb' }] }),
      'sites.0.name: is of another kind',
    ],
    [JSON.stringify({ sites: [{ ...VONK, name: 'a\nb' }] }), 'sites.0.name: is of another kind'],
    [JSON.stringify({ sites: [{ ...VONK, domain: '127.0.0.1' }] }), 'sites.0.domain: must be'],
    [JSON.stringify({ sites: [{ ...VONK, domain: '2130706433' }] }), 'sites.0.domain: must be'],
    [
      JSON.stringify({ sites: [{ ...VONK, domain: `${'a'.repeat(64)}.example` }] }),
      'sites.0.domain: must be',
    ],
    [
      JSON.stringify({ sites: [{ ...VONK, company: { added: '2023-02-31T12:00:00Z' } }] }),
      'sites.0.company.added: must be a moment',
    ],
    [
      JSON.stringify({
        sites: [
          { ...VONK, bundles: [{ id: 'a', credits: 9, price: { amount: 9, currency: 'XXX' } }] },
        ],
      }),
      'sites.0.bundles.0.price.currency: must be a currency such as EUR',
    ],
    [
      JSON.stringify({ sites: [{ ...VONK, languages: ['nl', 'xx'] }] }),
      'sites.0.languages.1: must be one of da, de, en, es, fi, fr, it, nl, no, pl, sv',
    ],
    [
      JSON.stringify({ sites: [{ ...VONK, languages: ['de'] }] }),
      'sites.0.domain_language: must be one of de',
    ],
    [
      JSON.stringify({ sites: [{ ...VONK, payment_methods: ['ideal', 'ideal'] }] }),
      'sites.0.payment_methods: names something twice',
    ],
    [
      JSON.stringify({ sites: [{ ...VONK, payment_methods: ['sofort'] }] }),
      'sites.0.payment_methods.0: must be one of ideal, ',
    ],
    [
      JSON.stringify({
        sites: [
          { ...VONK, bundles: [{ id: 'a', credits: 9, price: { amount: 0, currency: 'EUR' } }] },
        ],
      }),
      'sites.0.bundles.0.price.amount: must be at least 1',
    ],
  ])('with an error is refused with its path: %s', (text, message) => {
    const read = parseSites(text, DEMO)
    if (read.ok) throw new Error('taken')
    expect(read.error).toStartWith(message)
  })
})

describe('outside the demo', () => {
  const own = (...sites: unknown[]) =>
    parseSites(JSON.stringify({ sites }), { sites: BUILT_IN, demo: false })
  const COMPANY = {
    name: 'Elsewhere Ltd',
    address: 'Street 1',
    city: 'Town',
    country: 'IE',
    kvk: '1',
    vat_numbers: [],
    sepa_creditor_id: 'FR72ZZZ123456',
  }
  const SITE = {
    ...VONK,
    name: 'Elsewhere',
    index_title: 'Title',
    description: 'Description',
    support_email: 'help@elsewhere.example',
    has_fictional: false,
    bundles: [
      { id: 'a', credits: 100, price: { amount: 5000, currency: 'EUR' } },
      { id: 'b', credits: 10, price: { amount: 1000, currency: 'EUR' } },
    ],
    company: COMPANY,
  }

  test('the file names who sells what; everything that is missing is listed', () => {
    const { name: _, ...nameless } = COMPANY
    const { bundles: __, ...priceless } = SITE
    expect(own({ ...priceless, company: nameless }, { id: 'b', domain: 'b.example' })).toEqual({
      ok: false,
      error: [
        'missing, and only you know them: sites.0.bundles, sites.0.company.name',
        'sites.1.name, sites.1.index_title, sites.1.description, sites.1.support_email',
        'sites.1.has_fictional, sites.1.bundles, sites.1.company.name, sites.1.company.address',
        'sites.1.company.city, sites.1.company.country, sites.1.company.kvk',
        'sites.1.company.vat_numbers',
      ].join(', '),
    })
    expect(own({ ...SITE, min_age: 16, domain: '!' })).toMatchObject({
      error: expect.stringMatching(/^sites\.0\.domain: .+; sites\.0\.min_age: /),
    })
  })

  test('nothing of the demo is left in a site', () => {
    const read = own(SITE, { ...SITE, id: 'milf', domain: 'b.example', brand: 'milf' })
    if (!read.ok) throw new Error(read.error)
    const invented = BUILT_IN.flatMap(({ company, settings }) => [
      company.name,
      company.kvk,
      company.address,
      company.supportPhone,
      settings.supportEmail,
      settings.name,
      settings.indexTitle,
      'NL000000000B00',
    ])
    const text = JSON.stringify(read.value)
    for (const fact of invented) expect(text).not.toContain(`"${fact}"`)
    expect(read.value[0].company.deleteDiscount).toBe(0)
    expect(read.value[0].settings.minimumMessageCosts).toEqual(
      Object.fromEntries(
        ['NL', 'BE', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE', 'FI'].map((country) => [
          country,
          { amount: 50, currency: 'EUR' },
        ]),
      ),
    )
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
