import { expect, test } from 'bun:test'
import { localeOf } from '#core/site/locales.ts'

test.each([
  ['fi', 'fi'],
  ['xx', 'nl'],
  ['nl-BE', 'nl'],
  ['toString', 'nl'],
])('%p is read as %p: a language that the site lacks is the default', (language, locale) => {
  expect(localeOf(language)).toBe(locale as ReturnType<typeof localeOf>)
})
