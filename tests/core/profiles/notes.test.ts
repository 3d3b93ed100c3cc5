import { expect, test } from 'bun:test'
import type { Card } from '#core/profiles/cards.ts'
import { withNotes } from '#core/profiles/fields.ts'

const card: Pick<Card, 'distance' | 'online'> = { distance: 25, online: true }

test('a site may show distance and presence, one of them, or neither', () => {
  expect(withNotes(card, { visibleProfileNotes: ['distance', 'online'] })).toBe(card)
  expect(withNotes(card, { visibleProfileNotes: ['distance'] })).toEqual({
    distance: 25,
    online: false,
  })
  expect(withNotes(card, { visibleProfileNotes: ['online'] })).toEqual({
    distance: null,
    online: true,
  })
  expect(withNotes(card, { visibleProfileNotes: [] })).toEqual({ distance: null, online: false })
})
