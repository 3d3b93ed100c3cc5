import { expect, test } from 'bun:test'
import { cardOf } from '#core/profiles/cards.ts'
import { DAY, MINUTE } from '#core/shared/time.ts'
import { NOW, sampleProfile } from '#tests/contracts/sample.ts'

const noor = sampleProfile({ birthDate: '1990-11-22', mainPhoto: 'photo' })
const HERE = { lat: 5216, lon: 539 }
const FAR = { lat: 4000, lon: 539 }
const sight = { now: NOW, from: HERE, lock: null }

test('a card is the very same for as long as nothing on it changes', () => {
  expect(cardOf(noor, { ...sight, now: NOW + MINUTE })).toBe(cardOf(noor, sight))
})

test('the same profile looks different from elsewhere, later on, the next day and through a veil', () => {
  const changes = [
    [{}, { distance: 5, online: true, age: 35, photo: { id: 'photo', lock: null } }],
    [{ from: FAR }, { distance: null }],
    [{ from: null }, { distance: null }],
    [{}, { distance: 5 }],
    [{ now: NOW + 6 * MINUTE }, { online: false }],
    [{ now: NOW + DAY }, { age: 36, online: false }],
    [{}, { age: 35, online: true }],
    [{ lock: 'privacy' as const }, { photo: { id: 'photo', lock: 'privacy' as const } }],
    [{}, { photo: { id: 'photo', lock: null } }],
  ] as const
  for (const [change, shown] of changes) {
    expect(cardOf(noor, { ...sight, ...change })).toMatchObject(shown)
  }
})
