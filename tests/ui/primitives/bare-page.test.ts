import { expect, test } from 'bun:test'
import { barePage } from '#ui/primitives/bare-page/bare-page.ts'

const page = barePage({
  lang: 'fi',
  site: 'Vonk',
  title: 'Olet offline-tilassa',
  text: 'Kun yhteys palaa, sivu jatkaa itsestään.',
  action: 'Yritä uudelleen',
  fonts: { heading: '/assets/fraunces.woff2', body: '/assets/figtree.woff2' },
  nonce: 'n-1',
})

test('a fallback page has the given texts, in its language, and one button', () => {
  expect(page).toStartWith('<!doctype html><html lang="fi">')
  expect(page).toContain('<title>Olet offline-tilassa · Vonk</title>')
  expect(page.match(/<(a|button)\b/g)).toEqual(['<a'])
  expect(page).toContain('<a href="">Yritä uudelleen</a>')
})

test('a fallback page needs only its two fonts, and its CSP names all inline code', () => {
  expect(
    [...page.matchAll(/(?:src|href)[=:](?:url\()?["']?([^"')]*)/g)].map(([, at]) => at),
  ).toEqual(['/assets/fraunces.woff2', '/assets/figtree.woff2', ''])
  expect(page.match(/<(style|script)[^>]*>/g)).toEqual([
    '<style nonce="n-1">',
    '<script nonce="n-1">',
  ])
  expect(page).not.toContain('style="')
})

test('a fallback page has light and dark mode', () => {
  expect(page).toContain('@media(prefers-color-scheme:dark)')
})
