import { describe, expect, test } from 'bun:test'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { siteFormat } from '#adapters/sites/site-format.ts'

const BUILT_IN = demoSites('sandbox')
const demo = siteFormat({ builtIn: BUILT_IN, demo: true })
const own = siteFormat({ builtIn: demoSites('mollie'), demo: false })

const offered = (entry: object) => {
  const read = demo.read([{ id: 'vonk', domain: 'vonk.example', ...entry }])
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value[0].settings.paymentMethods.flatMap(({ id, state }) =>
    state === 'on' ? id : [],
  )
}

describe('an entry of a site', () => {
  test('that names every field is the same site again', () => {
    const read = demo.read(BUILT_IN.map((site) => demo.write(site)))
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    // The order of the methods is the site's own now; those that are off come last.
    const sorted = (sites: typeof BUILT_IN) =>
      sites.map((site) => ({
        ...site,
        settings: {
          ...site.settings,
          paymentMethods: site.settings.paymentMethods.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        },
      }))
    expect(sorted(read.value)).toEqual(sorted(BUILT_IN))
  })

  test('offers the payment methods that it names, in its order', () => {
    expect(offered({ payment_methods: ['paypal', 'ideal'] })).toEqual(['paypal', 'ideal'])
    const all = BUILT_IN[0].settings.paymentMethods.filter(({ state }) => state === 'on')
    expect(offered({})).toEqual(all.map(({ id }) => id))
  })

  test('cannot offer what the provider lacks', () => {
    const bare = own.defaults({ id: 'klik' })
    const entry = { ...bare, domain: 'klik.example', payment_methods: ['nexi'] }
    expect(own.readPlaced([entry])).toMatchObject({ ok: false })
    const lacking = siteFormat({ builtIn: demoSites('mollie'), demo: true })
    expect(
      lacking.read([{ id: 'vonk', domain: 'vonk.example', payment_methods: ['nexi'] }]),
    ).toEqual({
      ok: false,
      error: [{ site: 'vonk', field: 'payment_methods', fault: 'not-offered', expected: 'nexi' }],
    })
  })

  test('of an older version has what came since by default, and what went is named', () => {
    const { hsts, hsts_subdomains, trusted_photos, ...older } = demo.write(BUILT_IN[0])
    expect([hsts, hsts_subdomains, trusted_photos]).toEqual(['year', false, 0])
    expect(demo.read([older])).toEqual(demo.read([demo.write(BUILT_IN[0])]))
    expect(demo.read([{ ...older, colour: '#c8371f' }])).toEqual({
      ok: false,
      error: [{ site: 'vonk', field: 'colour', fault: 'unknown-field', expected: '' }],
    })
  })

  test('without a name is told of by its place', () => {
    expect(demo.read([{ domain: 'a.example' }, null])).toMatchObject({
      error: [
        { site: '0', field: 'id', fault: 'missing' },
        { site: '1', field: '', fault: 'wrong-kind' },
      ],
    })
  })

  test('has defaults by its id, else its brand, without what only its operator knows', () => {
    expect(demo.defaults({ id: 'gay' })).toMatchObject({ id: 'gay', name: 'Vonk Hem' })
    expect(demo.defaults({ id: 'mannen', brand: 'gay' })).toMatchObject({
      id: 'mannen',
      brand: 'gay',
    })
    const defaults = own.defaults({ id: 'klik', brand: 'nonsense' })
    expect(defaults).toMatchObject({ id: 'klik', brand: 'default', refund_days: 14 })
    expect(defaults).not.toHaveProperty('name')
    expect(defaults).not.toHaveProperty('bundles')
  })
})
