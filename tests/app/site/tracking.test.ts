import { expect, test } from 'bun:test'
import { noteTracking, readTracking } from '#app/site/tracking.ts'

function tab() {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
  }
}

test('where a visit came from is known for as long as the tab is open', () => {
  const store = tab()
  noteTracking(store, '?network=radio&sub1=morning&page=2')
  noteTracking(store, '?page=3')
  expect(readTracking(store)).toEqual({ network: 'radio', sub1: 'morning' })
})

test('a tab that kept nothing, or nonsense, came from nowhere', () => {
  const store = tab()
  expect(readTracking(store)).toEqual({})
  store.setItem('tracking', '{"network": 7, ')
  expect(readTracking(store)).toEqual({})
})
