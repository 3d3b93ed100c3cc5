import { describe, expect, test } from 'bun:test'
import { allOf, changesBetween, isList, listApart } from '#app/desk/sites/changes.ts'
import { faultsNow, faultsOf } from '#app/desk/sites/faults.ts'
import { meanwhileAt } from '#app/desk/sites/meanwhile.ts'
import { bundleLines, bundlesIn, lineFaults, ratesIn } from '#app/desk/sites/price-lines.ts'
import { siteUrl } from '#app/desk/sites/site-url.ts'
import { entriesIn, takenFrom } from '#app/desk/sites/sites-of-file.ts'

const EUR = { id: 'eur-25', credits: 25, price: { amount: 1999, currency: 'EUR' } }
const KLIK = { id: 'klik', name: 'Klik', bundles: [EUR] }

describe('what changes when a site is published', () => {
  test('is named by field, whatever the order in which a file writes it', () => {
    const { price, ...rest } = EUR
    const after = { id: 'klik', bundles: [{ price, ...rest }], name: 'Anders' }
    expect(changesBetween(KLIK, after, { id: 'klik' })).toEqual([
      { path: 'name', before: 'Klik', after: 'Anders' },
    ])
  })

  test('is nothing where a default is written out', () => {
    expect(changesBetween(KLIK, { ...KLIK, refund_days: 14 }, { id: '', refund_days: 14 })).toEqual(
      [],
    )
  })

  test('includes parts of a field, what is left to its default, and what only a file has', () => {
    const before = { ...KLIK, company: { kvk: '1', name: 'A' }, region_data: { NL: {} } }
    const after = { id: 'klik', name: 'Klik', bundles: [EUR], company: { kvk: '2', name: 'A' } }
    expect(changesBetween(before, after, { id: '' }).map(({ path }) => path)).toEqual([
      'company.kvk',
      'region_data',
    ])
    expect(changesBetween(KLIK, { id: 'klik', bundles: [EUR] }, { id: '' })).toEqual([
      { path: 'name', before: 'Klik', after: null },
    ])
  })

  test('is of a list what went, what came, and a new order as such', () => {
    const same = { removed: [], added: [], isReordered: false, isOtherFirst: false }
    expect(listApart('languages', ['nl', 'de', 'en'], ['nl', 'en', 'sv'])).toEqual({
      ...same,
      removed: ['de'],
      added: ['sv'],
    })
    expect(listApart('payment_methods', ['a', 'b'], ['b', 'a'])).toEqual({
      ...same,
      isReordered: true,
    })
    // Lists by key have no order.
    expect(listApart('vat_rates', ['NL 21', 'BE 21'], ['BE 21', 'NL 21'])).toEqual(same)
    expect(listApart('countries', ['NL', 'BE'], ['BE'])).toMatchObject({ isOtherFirst: true })
    expect(['languages', 'bundles', 'name', 'region_data'].filter(isList)).toEqual([
      'languages',
      'bundles',
    ])
  })

  test('names the colour of the look where a site has none of its own', () => {
    const after = { ...KLIK, brand_colours: { ember: '#1f5fbf' } }
    expect(changesBetween(KLIK, after, { id: '', brand: 'default' })).toEqual([
      { path: 'brand_colours.ember', before: '#c8371f', after: '#1f5fbf' },
    ])
    expect(changesBetween(KLIK, KLIK, { id: '', brand: 'another' })).toEqual([])
  })

  test('is at a first publication all that the site has, its defaults too', () => {
    const all = allOf({ ...KLIK, region_data: {} }, { id: '', refund_days: 14 })
    expect(all.filter(({ after }) => after !== null)).toEqual([
      { path: 'name', before: null, after: 'Klik' },
      { path: 'bundles', before: null, after: [EUR] },
      { path: 'refund_days', before: null, after: 14 },
      { path: 'region_data', before: null, after: {} },
    ])
  })
})

describe('what a colleague did meanwhile', () => {
  const at = '2026-11-29T12:00:00Z'
  const first = { revision: 1, by: 'Leo', at, restored: null, closed: false }
  const draft = { version: 2, base: 1, by: 'Mia', at }
  const site = { draft, published: first, history: [first] }
  const edited = { version: 2, base: 1, entry: KLIK }

  test('is nothing while the site is as it was seen', () => {
    expect(meanwhileAt(site, edited)).toBeNull()
    expect(meanwhileAt(site, null)).toBeNull()
  })

  test('is a draft that they saved, or that is gone', () => {
    expect(meanwhileAt(site, { ...edited, version: 1 })).toEqual({ kind: 'draft', by: 'Mia', at })
    expect(meanwhileAt({ ...site, draft: null }, edited)).toEqual({ kind: 'gone' })
  })

  test('is a publication after the one that was changed, also of a saved draft', () => {
    const second = { ...first, revision: 2 }
    const later = { draft, published: second, history: [second, first] }
    const published = { kind: 'published', by: 'Leo', at } as const
    expect(meanwhileAt(later, edited)).toEqual(published)
    expect(meanwhileAt(later, null)).toEqual(published)
    expect(meanwhileAt({ draft, published: null, history: [] }, edited)).toEqual({ kind: 'gone' })
  })
})

test('a fault is told at its field, and above the form where it has none', () => {
  const fault = { site: 'klik', fault: 'wrong-kind', expected: '' } as const
  const name = { ...fault, field: 'name' }
  const domain = { ...fault, site: 'vonk', field: 'domain', fault: 'taken' } as const
  const region = { ...fault, field: 'region_data.NL' }
  const whole = { ...fault, field: '' }
  const other = { ...fault, site: 'vonk', field: 'name' }
  expect(faultsOf('klik', [name, region, domain, whole, other])).toEqual({
    here: [name, domain],
    elsewhere: [region, whole, other],
  })
})

test('a fault goes when its field is changed, and of a list when all its lines read', () => {
  const saved = { id: 'klik', min_age: 12, bundles: '25 nine EUR' }
  const fault = { site: 'klik', fault: 'wrong-kind', expected: '' } as const
  const age = { ...fault, field: 'min_age', fault: 'too-low', expected: '18' } as const
  const faults = [{ ...fault, field: 'bundles' }, age]
  const line = { ...fault, field: 'bundles.0' }
  expect(faultsNow(faults, saved, saved)).toEqual([line, age])
  const second = { ...saved, min_age: 18, bundles: '25 9 EUR\n60 x EUR' }
  expect(faultsNow(faults, saved, second)).toEqual([{ ...line, field: 'bundles.1' }])
  expect(faultsNow(faults, saved, { ...saved, bundles: [EUR] })).toEqual([age])
  // What was never told of is not told of while it is typed.
  expect(faultsNow([], saved, second)).toEqual([])
})

test('the address of a site is its domain, and in the demo the server itself', () => {
  const demo = {
    protocol: 'http:',
    hostname: 'localhost',
    port: '3000',
    origin: 'http://localhost:3000',
  }
  expect(siteUrl('klik.example', demo)).toBe('https://klik.example')
  expect(siteUrl('she.localhost', demo)).toBe('http://she.localhost:3000')
  const shown = {
    protocol: 'https:',
    hostname: 'demo.example',
    port: '',
    origin: 'https://demo.example',
  }
  expect(siteUrl('localhost', shown)).toBe('https://demo.example')
})

describe('a sites file', () => {
  test('is JSON with a list of sites', () => {
    expect(entriesIn('{"sites":[{"id":"klik"}]}')).toEqual([{ id: 'klik' }])
    for (const text of ['', 'null', '[]', '{"sites":[]}', '{"sites":{}}'])
      expect(entriesIn(text)).toBeNull()
  })

  test('says before it is published what it closes', () => {
    expect(takenFrom([KLIK, 7], ['vonk', 'klik'])).toEqual({
      entries: [KLIK, 7],
      ids: ['klik', '2'],
      closes: ['vonk'],
    })
  })
})

test('a price keeps its id, and a line that is none is kept as it was typed', () => {
  expect(bundleLines([EUR])).toBe('25 19.99 EUR')
  expect(bundlesIn('25 9,99 eur', [{ ...EUR, id: 'old' }])).toEqual([
    { id: 'old', credits: 25, price: { amount: 999, currency: 'EUR' } },
  ])
  expect(bundlesIn('25 nine EUR', [])).toBe('25 nine EUR')
  expect(ratesIn('NL 21\nch 8,1 %')).toEqual({ NL: 2100, CH: 810 })
  expect(ratesIn('NL 21\nNL 9')).toBe('NL 21\nNL 9')
  expect(lineFaults('rates', 'NL 21\nXX 21\nNL 9')).toEqual([
    { line: 2, fault: 'wrong-kind' },
    { line: 3, fault: 'twice' },
  ])
  expect(lineFaults('bundles', '25 9 EUR\n25 EUR')).toEqual([{ line: 2, fault: 'wrong-kind' }])
})
