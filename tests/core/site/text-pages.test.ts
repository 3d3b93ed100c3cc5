import { expect, test } from 'bun:test'
import { isPage, PAGES } from '#core/site/text-pages.ts'

test('a page of text is one of those there are', () => {
  expect(PAGES.every(isPage)).toBe(true)
  expect(isPage('imprint')).toBe(false)
})
