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
  noteTracking(store, '?network=radio&sub1=morning&page=2')
  noteTracking(store, '?page=3')
  expect(readTracking(store)).toEqual({ network: 'radio', sub1: 'morning' })
})

test('a tab with empty or invalid storage has no campaign', () => {
  const store = tab()
  expect(readTracking(store)).toEqual({})
  store.setItem('tracking', '{"network": 7, ')
  expect(readTracking(store)).toEqual({})
})
