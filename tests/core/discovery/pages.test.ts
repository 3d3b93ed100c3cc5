import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { markText, parseMark } from '#core/discovery/cursor.ts'
import { tally, tallyText } from '#core/discovery/tally.ts'
import {
  bestWidenings,
  relaxedFilters,
  removableFilters,
  withoutFilter,
} from '#core/discovery/widen.ts'
import { countedSecrets } from '#tests/core/fakes.ts'

const secrets = countedSecrets()
const sealed = (text: string) => secrets.seal(text)

describe('a page mark', () => {
  test('comes back as it went out', () => {
    const mark = fc.record({
      pageNumber: fc.integer({ min: 1, max: 9_999_999 }),
      after: fc.record({
        activeAt: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        id: fc.uuid(),
      }),
    })
    fc.assert(
      fc.property(mark, (given) => {
        expect(parseMark(secrets, markText(secrets, given))).toEqual({ ok: true, value: given })
      }),
    )
  })

  test.each(['', '1', '0.a.b', '1..b', '-1.a.b', '1.a.', '1.zzzzzzzzzzzz.b', "1.a.b' or 1"])(
    'that is not ours is refused: %p',
    (text) => {
      const refused = { ok: false, error: { code: 'search.cursor-invalid' } } as const
      expect(parseMark(secrets, sealed(text))).toEqual(refused)
      expect(parseMark(secrets, text)).toEqual(refused)
    },
  )

  test('is refused, whatever is sent, rather than trusted', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseMark(secrets, text).ok).toBe(false)
        const parsed = parseMark(secrets, sealed(text))
        if (parsed.ok) expect(Number.isSafeInteger(parsed.value.after.activeAt)).toBe(true)
      }),
    )
    expect(parseMark(secrets, sealed('1.zzzzzzzzzzz.b')).ok).toBe(false)
    expect(parseMark(secrets, '1.a.b').ok).toBe(false)
  })
})

describe('a tally', () => {
  test('counts to a thousand and then says so', () => {
    expect(tallyText(tally(37))).toBe('37')
    expect(tallyText(tally(1000))).toBe('1000')
    expect(tallyText(tally(1001))).toBe('1000+')
  })
})

describe('widening', () => {
  test('takes off one filter at a time, and never whom one looks for', () => {
    const filters = {
      gender: 'male',
      peopleOnly: true,
      country: 'NL',
      region: 'Utrecht',
      minAge: 30,
      online: true,
      interests: ['chess'],
    } as const
    expect(removableFilters(filters)).toEqual(['country', 'region', 'age', 'online', 'interests'])
    expect(removableFilters({ interests: [], maxAge: 40 })).toEqual(['age'])
    expect(withoutFilter(filters, 'country')).toMatchObject({
      country: undefined,
      region: undefined,
    })
    expect(withoutFilter(filters, 'age')).toMatchObject({ minAge: undefined, country: 'NL' })
    expect(withoutFilter(filters, 'online')).toMatchObject({ online: undefined, gender: 'male' })
  })

  test('names the two that help most, and none that does not help', () => {
    const tried = [
      { filter: 'online', results: 4 },
      { filter: 'age', results: 9 },
      { filter: 'region', results: 30 },
      { filter: 'newHere', results: 2 },
    ] as const
    expect(bestWidenings(2, tried).map(({ filter }) => filter)).toEqual(['region', 'age'])
    expect(bestWidenings(30, tried)).toEqual([])
  })

  test('looks for similar people nearby in age and without the finer wishes', () => {
    const filters = { gender: 'male', country: 'NL', region: 'X', online: true } as const
    expect(relaxedFilters({ ...filters, minAge: 30, maxAge: 40 })).toEqual({
      gender: 'male',
      country: 'NL',
      peopleOnly: undefined,
      minAge: 25,
      maxAge: 45,
    })
    expect(relaxedFilters(filters)).toMatchObject({ minAge: undefined, maxAge: undefined })
  })
})
