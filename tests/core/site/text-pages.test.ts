import { expect, test } from 'bun:test'
import { isPage, PAGES } from '#core/site/pages/text-pages.ts'

test('a text page has a known name', () => {
  expect(PAGES.every(isPage)).toBe(true)
  expect(isPage('imprint')).toBe(false)
})
