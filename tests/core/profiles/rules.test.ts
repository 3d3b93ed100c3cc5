import { describe, expect, test } from 'bun:test'
import { ageOn } from '#core/profiles/age.ts'
import {
  checkDetails,
  checkInterests,
  DETAIL_CHOICES,
  DETAIL_FIELDS,
  sexualitiesOf,
} from '#core/profiles/fields.ts'
import { checkAbout } from '#core/profiles/name.ts'
import {
  INTERESTS_LIMIT,
  isHere,
  isOnline,
  labelsOf,
  needsAcknowledgement,
  SEXUALITIES,
} from '#core/profiles/profile.ts'
import { seekMutually, seeks } from '#core/profiles/wishes.ts'
import { MINUTE } from '#core/shared/time.ts'
import { distanceBand, kilometresBetween } from '#core/site/geo.ts'
import { TOWNS } from '#tests/core/fakes.ts'

describe('an age', () => {
  test('increases on the birthday', () => {
    expect(ageOn('1990-06-15', '2026-06-14')).toBe(35)
    expect(ageOn('1990-06-15', '2026-06-15')).toBe(36)
  })
})

describe('details and interests', () => {
  test('are values of their field', () => {
    for (const field of DETAIL_FIELDS) {
      for (const choice of DETAIL_CHOICES[field]) {
        expect(checkDetails({ [field]: choice })).toEqual({ ok: true, value: { [field]: choice } })
      }
    }
    expect(checkDetails({ eyes: 'octarine' })).toEqual({
      ok: false,
      error: { code: 'detail.unknown', field: 'eyes' },
    })
  })

  test('may be empty', () => {
    expect(checkDetails({ eyes: '', hair: 'red' })).toEqual({ ok: true, value: { hair: 'red' } })
  })

  test('are the site’s own, each once, ten at most', () => {
    const offered = Array.from({ length: 20 }, (_, at) => `interest-${at}`)
    expect(checkInterests(['interest-1', 'interest-1'], offered)).toEqual({
      ok: true,
      value: ['interest-1'],
    })
    expect(checkInterests(['interest-99'], offered)).toMatchObject({
      error: { code: 'interests.unknown' },
    })
    expect(checkInterests(offered.slice(0, INTERESTS_LIMIT), offered).ok).toBe(true)
    expect(checkInterests(offered.slice(0, INTERESTS_LIMIT + 1), offered)).toEqual({
      ok: false,
      error: { code: 'interests.too-many', maximum: 10 },
    })
  })

  test('a profile text has up to a thousand characters, an emoji counting as one', () => {
    expect(checkAbout(` ${'🌊'.repeat(1000)} `).ok).toBe(true)
    expect(checkAbout('🇳🇱'.repeat(1000)).ok).toBe(true)
    expect(checkAbout('🇳🇱'.repeat(1001)).ok).toBe(false)
    expect(checkAbout(`a${'\u0301'.repeat(4000)}`).ok).toBe(false)
    const hidden = [
      'zie noor.\u200bnl',
      'zie noor\u200d.\u200dcom',
      'zie noor.\u00adnl',
      'zie noor·nl',
    ]
    const plain = ['Bel me 0612345678', 'mail jan@x.nl', 'zie noor.nl', 'op insta @noor']
    const written = ['zie noor.Nl', 'zie onlyfans.Com/noor', 'noor(at)home(dot)nl', 'noor[.]nl']
    for (const text of [...plain, ...hidden, ...written]) {
      expect(checkAbout(text)).toEqual({ ok: false, error: { code: 'about.has-contact' } })
    }
    for (const text of [
      'Ik hou van lezen.De rest komt later.',
      'Ik woon in Den Haag.De zee is dichtbij.',
      'Come and look at live music with me.',
      'Busco amig(a) o amigo (punto).',
      'Born in 1985, here since 2010, 2 cats and 3 bicycles.',
    ]) {
      expect(checkAbout(text)).toEqual({ ok: true, value: text })
    }
    expect(checkAbout('a'.repeat(1001))).toEqual({
      ok: false,
      error: { code: 'about.too-long', limit: 1000 },
    })
  })
})

describe('a profile’s kind', () => {
  test('is labelled, except for people', () => {
    expect(labelsOf({ kind: 'person', demo: false })).toEqual([])
    expect(labelsOf({ kind: 'person', demo: true })).toEqual(['demo'])
    expect(labelsOf({ kind: 'fictional', demo: true })).toEqual(['fictional', 'demo'])
    expect(labelsOf({ kind: 'cam', demo: false })).toEqual(['cam'])
  })

  test('needs an acknowledgement before the first message, except for people', () => {
    expect(needsAcknowledgement('person')).toBe(false)
    expect(needsAcknowledgement('fictional')).toBe(true)
    expect(needsAcknowledgement('cam')).toBe(true)
  })
})

describe('gender preferences', () => {
  test.each([
    ['male', 'hetero', ['female']],
    ['female', 'hetero', ['male']],
    ['male', 'gay', ['male']],
    ['female', 'lesbian', ['female']],
    ['female', 'bi', ['male', 'female']],
  ] as const)('a %s %s: %p', (gender, sexuality, sought) => {
    expect(seeks({ gender, sexuality })).toEqual([...sought])
  })

  test('must be mutual', () => {
    const man = { gender: 'male', sexuality: 'hetero' } as const
    expect(seekMutually(man, { gender: 'female', sexuality: 'bi' })).toBe(true)
    expect(seekMutually(man, { gender: 'female', sexuality: 'lesbian' })).toBe(false)
    expect(seekMutually(man, { gender: 'male', sexuality: 'gay' })).toBe(false)
  })

  test('are offered by one’s own gender', () => {
    expect(sexualitiesOf('male')).toEqual(['hetero', 'gay', 'bi'])
    expect(sexualitiesOf('female')).toEqual(['hetero', 'lesbian', 'bi'])
    expect([...new Set([...sexualitiesOf('male'), ...sexualitiesOf('female')])].sort()).toEqual(
      [...SEXUALITIES].sort(),
    )
  })
})

describe('distance', () => {
  const { utrecht, zeist, amsterdam, berlin } = TOWNS

  test('is shown in bands, never as a number of kilometres', () => {
    expect(distanceBand(utrecht.cell, utrecht.cell)).toBe(25)
    expect(distanceBand(utrecht.cell, zeist.cell)).toBe(50)
    expect(distanceBand(utrecht.cell, amsterdam.cell)).toBe(50)
    expect(distanceBand(utrecht.cell, berlin.cell)).toBeNull()
    expect(distanceBand(utrecht.cell, null)).toBeNull()
    expect(distanceBand(null, utrecht.cell)).toBeNull()
  })

  test('is approximately right', () => {
    expect(kilometresBetween({ lat: 5209, lon: 512 }, { lat: 5237, lon: 490 })).toBeCloseTo(34.5, 0)
  })

  test('works across the date line', () => {
    expect(kilometresBetween({ lat: 0, lon: 17_990 }, { lat: 0, lon: -17_990 })).toBeCloseTo(22, 0)
  })
})

describe('online', () => {
  const NOW = 100 * MINUTE
  const seen = (minutes: number, listed = true) => ({
    lastActiveAt: NOW - minutes * MINUTE,
    listedOn: listed ? ['vonk'] : [],
  })

  test('is activity within five minutes', () => {
    expect(isOnline(seen(4), NOW)).toBe(true)
    expect(isOnline(seen(5), NOW)).toBe(false)
  })

  test('is not caused by a clock set back', () => {
    expect(isOnline(seen(-60), NOW)).toBe(false)
    expect(isOnline(seen(-1), NOW)).toBe(true)
  })

  test('is never shown for invisible members', () => {
    expect(isOnline(seen(1, false), NOW)).toBe(false)
    expect(isHere(seen(1, false), NOW)).toBe(true)
  })
})
