import { expect, test } from 'bun:test'
import { isCountry, localesOf } from '#core/site/countries.ts'

test('a country has its own languages, independent of the site', () => {
  expect(localesOf('BE')).toEqual(['nl', 'fr', 'de'])
  expect(localesOf('CA')).toEqual(['en', 'fr'])
})

test.each(['toString', 'constructor', '__proto__', 'nl', ''])('%p is no country', (code) => {
  expect(isCountry(code)).toBe(false)
})
