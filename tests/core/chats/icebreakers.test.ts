import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { icebreakersFor, QUOTE_LENGTH } from '#core/chats/icebreakers.ts'

const BARE = { about: '', interests: [], region: '', photos: 0 }

describe('a suggested first message', () => {
  test('is about the profile, most specific first', () => {
    const facts = {
      about: 'Hoi! Ik bak brood en fiets naar zee. Jij ook?',
      interests: ['swimming', 'books', 'wine'],
      region: 'Utrecht',
      photos: 3,
    }
    expect(icebreakersFor(facts)).toEqual([
      { kind: 'line', line: 'Ik bak brood en fiets naar zee' },
      { kind: 'interest', interest: 'swimming', wording: 1 },
      { kind: 'region', region: 'Utrecht' },
      { kind: 'interest', interest: 'books', wording: 2 },
      { kind: 'photos' },
    ])
  })

  test('does not exist for an empty profile', () => {
    expect(icebreakersFor(BARE)).toEqual([])
    expect(icebreakersFor({ ...BARE, about: 'Wie ben jij eigenlijk?', photos: 2 })).toEqual([])
    expect(icebreakersFor({ ...BARE, about: 'a'.repeat(QUOTE_LENGTH.longest + 1) })).toEqual([])
  })

  test('never mentions what is not on the profile', () => {
    const facts = fc.record({
      about: fc.string({ maxLength: 200 }),
      interests: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 9 }), { maxLength: 4 }),
      region: fc.string({ maxLength: 9 }),
      photos: fc.nat({ max: 6 }),
    })
    fc.assert(
      fc.property(facts, (profile) => {
        for (const one of icebreakersFor(profile)) {
          if (one.kind === 'line') expect(profile.about).toContain(one.line)
          if (one.kind === 'interest') expect(profile.interests).toContain(one.interest)
          if (one.kind === 'region') expect(one.region).toBe(profile.region)
          if (one.kind === 'photos') expect(profile.photos).toBeGreaterThan(1)
        }
      }),
    )
  })
})
