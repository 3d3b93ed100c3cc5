import { expect, test } from 'bun:test'
import { countedIn } from '#app/discovery/search/counted.ts'

test('a count says "people" only if no other profiles are included', () => {
  const mixed = { has_fictional: true }
  expect(countedIn({ peopleOnly: true }, mixed)).toBe('')
  expect(countedIn({ peopleOnly: false }, mixed)).toBe('-profiles')
  expect(countedIn({ peopleOnly: false }, { has_fictional: false })).toBe('')
  expect(countedIn({ peopleOnly: false }, undefined)).toBe('-profiles')
})
