import { expect, test } from 'bun:test'
import { countedIn } from '#app/discovery/search/counted.ts'

test('a count says "people" only if no other profiles are included', () => {
  const mixed = { has_fictional: true, member_resell: false }
  const cams = { has_fictional: false, member_resell: true }
  const people = { has_fictional: false, member_resell: false }
  expect(countedIn({ peopleOnly: true }, mixed)).toBe('')
  expect(countedIn({ peopleOnly: false }, mixed)).toBe('-profiles')
  expect(countedIn({ peopleOnly: false }, cams)).toBe('-profiles')
  expect(countedIn({ peopleOnly: false }, people)).toBe('')
  expect(countedIn({ peopleOnly: false }, undefined)).toBe('-profiles')
})
