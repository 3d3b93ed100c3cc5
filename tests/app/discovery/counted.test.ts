import { expect, test } from 'bun:test'
import { countedIn } from '#app/discovery/counted.ts'

test('a count speaks of people only where nobody else can be among them', () => {
  const mixed = { has_fictional: true }
  expect(countedIn({ peopleOnly: true }, mixed)).toBe('')
  expect(countedIn({ peopleOnly: false }, mixed)).toBe('-profiles')
  expect(countedIn({ peopleOnly: false }, { has_fictional: false })).toBe('')
  expect(countedIn({ peopleOnly: false }, undefined)).toBe('-profiles')
})
