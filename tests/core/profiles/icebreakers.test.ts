import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { icebreakersFor, QUOTE_LENGTH } from '#core/profiles/viewing/icebreakers.ts'

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

  test.each([
    ['Ik ben 1.83 lang en woon in Zwolle.', 'Ik ben 1.83 lang en woon in Zwolle'],
    ['Huis gekocht vr €325.000,- in Almere', 'Huis gekocht vr €325.000,- in Almere'],
    ['z.B. Wandern mag ich sehr, u.v.m.', 'z.B. Wandern mag ich sehr, u.v.m.'],
    ['Dr. Müller hier, Zahnarzt. Und du?', 'Dr. Müller hier, Zahnarzt'],
    ['Hej, jeg er født d. 12. maj 1970', 'Hej, jeg er født d. 12. maj 1970'],
    ['Geboren am 3. Mai in Kassel. Und du?', 'Geboren am 3. Mai in Kassel'],
    ['ur. 24.12.1978 więc podwójne prezenty', 'ur. 24.12.1978 więc podwójne prezenty'],
    ['J’habite à St. Malo avec mon chien', 'J’habite à St. Malo avec mon chien'],
    ['Meet up at 7.30 on a Friday. Or not?', 'Meet up at 7.30 on a Friday'],
    ['Mi lema: «vive». Vivo en Getafe con 2 gatos.', 'Mi lema: «vive»'],
    ['Skal vi ses kl 19.30? ell lør kl. 14', null],
    ['Ik ben 54. Ik woon in Zwolle.', 'Ik woon in Zwolle'],
  ])('quotes whole sentences: %s', (about, line) => {
    const quoted = icebreakersFor({ ...BARE, about }).map((one) => 'line' in one && one.line)
    expect(quoted).toEqual(line === null ? [] : [line])
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
