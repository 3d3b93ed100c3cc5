import { expect, test } from 'bun:test'
import { noteTracking, readTracking } from '#app/site/tracking.ts'

function tab() {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
  }
}

test('campaign parameters are kept while the tab is open', () => {
  const store = tab()
  noteTracking(store, { pathname: '/', search: '?network=radio&sub1=morning&page=2' })
  noteTracking(store, { pathname: '/members', search: '?page=3' })
  expect(readTracking(store)).toEqual({ network: 'radio', sub1: 'morning' })
})

test('a lander’s slug is kept beside the traffic source, and goes with a new one', () => {
  const store = tab()
  noteTracking(store, { pathname: '/', search: '?network=radio' })
  noteTracking(store, { pathname: '/landers/gallery/gay-spring', search: '' })
  expect(readTracking(store)).toEqual({ network: 'radio', slug: 'gay-spring' })
  noteTracking(store, { pathname: '/members/1/landing2/she-autumn', search: '?ref=mail' })
  expect(readTracking(store)).toEqual({ ref: 'mail', slug: 'she-autumn' })
  noteTracking(store, { pathname: '/landers/gallery', search: '?ref=post' })
  expect(readTracking(store)).toEqual({ ref: 'post' })
})

test('a traffic source has only what a request can carry', () => {
  const store = tab()
  const search = `?network=${encodeURIComponent(`${'x'.repeat(199)}😀`)}&ref=%00post&sub1=%00`
  noteTracking(store, { pathname: '/', search })
  expect(readTracking(store)).toEqual({ network: 'x'.repeat(199), ref: 'post' })
})

test('a tab with empty or invalid storage has no campaign', () => {
  const store = tab()
  expect(readTracking(store)).toEqual({})
  store.setItem('tracking', '{"network": 7, ')
  expect(readTracking(store)).toEqual({})
})
