import { expect, test } from 'bun:test'
import { DESK_GUEST } from '#adapters/demo/desk-guest.ts'
import { GUEST } from '#adapters/demo/guest.ts'
import { placesOf } from '#api/server/places.ts'

const DEMO = { guest: GUEST, deskGuest: DESK_GUEST }

test('a demo says who can log in, and one without people says of nobody', () => {
  const whole = placesOf('http://localhost:3000', DEMO, true)
  expect(whole).toContain(GUEST.password)
  expect(whole).toContain(DESK_GUEST.password)
  const empty = placesOf('http://localhost:3000', DEMO, false)
  expect(empty.split('\n')).toEqual([
    'Vonk is at http://localhost:3000',
    'Its mails are at http://localhost:3000/dev/mailbox',
  ])
})

test('another site says only where it is', () => {
  expect(placesOf('https://vonk.example', null, true)).toBe('Vonk is at https://vonk.example')
})
