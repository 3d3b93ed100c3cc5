import { describe, expect, test } from 'bun:test'
import { changesBetween, linesApart } from '#app/desk/sites/changes.ts'
import { faultsOf } from '#app/desk/sites/faults.ts'
import { meanwhileAt } from '#app/desk/sites/meanwhile.ts'
import { bundleLines, bundlesIn, ratesIn } from '#app/desk/sites/price-lines.ts'
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

  test('shows of two lists what is only in one of them, or both if their order changed', () => {
    expect(linesApart(['a', 'b'], ['b', 'c'])).toEqual([['a'], ['c']])
    expect(linesApart(['a', 'b'], ['b', 'a'])).toEqual([
      ['a', 'b'],
      ['b', 'a'],
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
})
