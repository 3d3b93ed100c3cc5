import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { tally, tallyText } from '#core/discovery/search.ts'
import { markText, parseMark } from '#core/discovery/searching/search-members.ts'
import {
  bestWidenings,
  relaxedFilters,
  removableFilters,
  withoutFilter,
} from '#core/discovery/searching/widen.ts'
import { countedSecrets } from '#tests/core/fakes.ts'

const secrets = countedSecrets()
const sealed = (text: string) => secrets.seal(text)

describe('a search cursor', () => {
  test('is read back unchanged', () => {
    const mark = fc.record({
      pageNumber: fc.integer({ min: 1, max: 9_999_999 }),
      after: fc.record({
        activeAt: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        id: fc.uuid(),
      }),
      ownAges: fc.option(
        fc.record({
          from: fc.integer({ min: 18, max: 120 }),
          to: fc.integer({ min: 18, max: 120 }),
        }),
      ),
    })
    fc.assert(
      fc.property(mark, (given) => {
        expect(parseMark(secrets, markText(secrets, given))).toEqual({ ok: true, value: given })
      }),
    )
  })

  test.each(['', '1', '0.a.b', '1..b', '-1.a.b', '1.a.', '1.zzzzzzzzzzzz.b', "1.a.b' or 1"])(
    'that is invalid is refused: %p',
    (text) => {
      const refused = { ok: false, error: { code: 'search.cursor-invalid' } } as const
      expect(parseMark(secrets, sealed(text))).toEqual(refused)
      expect(parseMark(secrets, text)).toEqual(refused)
    },
  )

  test('is validated, whatever is sent', () => {
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

describe('a count', () => {
  test('stops at a thousand', () => {
    expect(tallyText(tally(37))).toBe('37')
    expect(tallyText(tally(1000))).toBe('1000')
    expect(tallyText(tally(1001))).toBe('1000+')
  })
})

describe('widening a search', () => {
  test('removes one filter at a time, and never the gender', () => {
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

  test('suggests the two most effective filters', () => {
    const tried = [
      { filter: 'online', results: 4 },
      { filter: 'age', results: 9 },
      { filter: 'region', results: 30 },
      { filter: 'newHere', results: 2 },
    ] as const
    expect(bestWidenings(2, tried).map(({ filter }) => filter)).toEqual(['region', 'age'])
    expect(bestWidenings(30, tried)).toEqual([])
  })

  test('finds similar profiles by age, without the finer filters', () => {
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
