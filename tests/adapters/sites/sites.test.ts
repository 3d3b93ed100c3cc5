import { describe, expect, test } from 'bun:test'
import { changingSites } from '#adapters/sites/changing-sites.ts'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { sitesOf } from '#adapters/sites/sites-of.ts'
import { currencyAt } from '#core/money/orders/bundles.ts'
import { methodsAt, USUAL_METHOD, waysToPay } from '#core/money/orders/payment-methods.ts'
import { COUNTRIES } from '#core/site/countries.ts'
import { BRANDS } from '#core/site/settings.ts'
import { sitesContract } from '#tests/contracts/sites.contract.ts'

const DATA = demoSites('sandbox')
const sites = sitesOf(DATA)
const [{ settings }] = DATA
const METHODS =
  'sdd sct ideal bancontact creditcard paypal sofort applepay paysafecard giropay eps blik prezelewy24 nexi cartebancaire maestro visa mastercard'.split(
    ' ',
  )

sitesContract('memory', sitesOf)
sitesContract('sites that may be replaced', (given) => changingSites(given).sites)

test('a replaced site is another object, and the former is no longer found', () => {
  const { sites: changing, replace } = changingSites(DATA)
  const before = changing.byId('vonk')
  const [first] = demoSites('sandbox')
  replace([first])
  expect(changing.byId('vonk')).not.toBe(before)
  expect(changing.byId('milf')).toBe(first)
})

describe('the site of a request', () => {
  test('a niche host maps to its site, with or without a port', () => {
    expect(sites.at('bdsm.localhost').settings.brand).toBe('bdsm')
    expect(sites.at('GAY.localhost:3000').settings.brand).toBe('gay')
  })

  test('any other host maps to Vonk', () => {
    for (const host of ['localhost', '127.0.0.1:3000', 'example.org', '', 'xshe.localhost'])
      expect(sites.at(host).settings.name).toBe('Vonk')
  })

  test('a member’s site is found by its id, and Vonk replaces a removed one', () => {
    expect(sites.byId('milf').settings.domain).toBe('milf.localhost')
    expect(sites.byId('gone').settings.id).toBe('vonk')
  })
})

test('an invalid brand colour stops the start, with an explanation', () => {
  const [{ company }] = DATA
  const typed = { settings: { ...settings, brandColours: { ember: '#plum' as const } }, company }
  expect(() => sitesOf([typed])).toThrow(
    'site vonk: brand_colours.ember must be a colour such as #c8371f.',
  )
})

describe('the demo’s sites', () => {
  test('their colours are those of the kit', () => {
    for (const site of DATA) expect(site.settings.brandColours).toEqual({})
  })

  test('there is one for each brand, with its own id, name, domain and niche number', () => {
    expect(DATA.map((site) => site.settings.brand)).toEqual([...BRANDS])
    expect(DATA.map((site) => Number(site.settings.niche))).toEqual([1, 2, 3, 4, 5, 6, 7])
    for (const field of ['id', 'name', 'domain', 'indexTitle', 'description'] as const)
      expect(new Set(DATA.map((site) => site.settings[field])).size).toBe(BRANDS.length)
  })

  test('euro bundles have the agreed prices', () => {
    const euro = settings.bundles.filter(({ price }) => price.currency === 'EUR')
    expect(euro.map(({ credits, price }) => [credits, price.amount])).toEqual([
      [25, 1999],
      [60, 3999],
      [150, 8499],
      [400, 18999],
    ])
  })

  test('each country has four bundles, each more expensive but cheaper per credit than the one before', () => {
    for (const country of COUNTRIES) {
      const currency = settings.minimumMessageCosts[country]?.currency
      const bundles = settings.bundles.filter(({ price }) => price.currency === currency)
      expect(bundles).toHaveLength(4)
      for (const [at, { credits, price }] of bundles.entries()) {
        const before = bundles[at - 1]
        if (!before) continue
        expect(price.amount).toBeGreaterThan(before.price.amount)
        expect(price.amount / credits).toBeLessThan(before.price.amount / before.credits)
      }
    }
  })

  test('the lowest price of a message is that of the largest bundle', () => {
    expect(settings.minimumMessageCosts.NL).toEqual({ amount: 47, currency: 'EUR' })
    expect(Object.keys(settings.minimumMessageCosts).toSorted()).toEqual([...COUNTRIES].toSorted())
  })

  test('bundle ids are unique', () => {
    const ids = settings.bundles.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('every payment method of the spec is known, and the two discontinued ones are off', () => {
    const methods = settings.paymentMethods
    expect(methods.map(({ id }) => id).toSorted()).toEqual(METHODS.toSorted())
    expect(methods.filter(({ state }) => state === 'off').map(({ id }) => id)).toEqual([
      'sofort',
      'giropay',
    ])
  })

  test('every country has card payments in its own currency', () => {
    const card = settings.paymentMethods.find(({ id }) => id === 'creditcard')
    expect(card).toMatchObject({ countries: 'all', currencies: 'all', state: 'on' })
  })

  test('usual payment methods of a country are offered', () => {
    for (const country of COUNTRIES) {
      const methods = methodsAt(settings, country, currencyAt(settings, country) ?? '')
      const { usual } = waysToPay(methods, country)
      expect(usual).toBe(USUAL_METHOD[country])
    }
  })

  test('methods that the provider does not support are not offered', () => {
    const [mollie] = demoSites('mollie')
    const off = mollie.settings.paymentMethods.filter(({ state }) => state === 'off')
    expect(off.map(({ id, provider }) => `${provider} ${id}`)).toEqual([
      'mollie nexi',
      'mollie sdd',
      'mollie sofort',
      'mollie giropay',
    ])
  })

  test('without a provider every payment method is off', () => {
    const [closed] = demoSites('none')
    expect(closed.settings.paymentMethods.filter(({ state }) => state === 'on')).toEqual([])
  })

  test('each interest is one plain key', () => {
    expect(new Set(settings.interests).size).toBe(settings.interests.length)
    for (const interest of settings.interests) expect(interest).toMatch(/^[a-z-]+$/)
  })
})
