import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { QUIET_HOURS, quietUntil } from '#core/accounts/quiet-hours.ts'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'

const ZONES = [
  'UTC',
  'Europe/Amsterdam',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
]
const AMSTERDAM = { quietHours: QUIET_HOURS, timeZone: 'Europe/Amsterdam' }
const until = (said: string) => {
  const end = quietUntil(AMSTERDAM, Date.parse(said))
  return end === null ? null : new Date(end).toISOString()
}

/** What the clocks of a zone show, in minutes after midnight. */
function shown(moment: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('sv', { timeZone, timeStyle: 'short' })
  const [hour = 0, minute = 0] = clock.format(moment).split(':').map(Number)
  return hour * 60 + minute
}

describe('quiet hours', () => {
  test('are from ten at night to eight in the morning on the member’s own clocks', () => {
    expect(until('2026-11-21T20:59:59Z')).toBeNull()
    expect(until('2026-11-21T21:00:00Z')).toBe('2026-11-22T07:00:00.000Z')
    expect(until('2026-11-22T06:59:59Z')).toBe('2026-11-22T07:00:00.000Z')
    expect(until('2026-11-22T07:00:00Z')).toBeNull()
  })

  test('last nine hours in the night that summer time begins, and eleven in the one that it ends', () => {
    expect(until('2026-03-28T21:00:00Z')).toBe('2026-03-29T06:00:00.000Z')
    expect(until('2026-10-24T20:00:00Z')).toBe('2026-10-25T07:00:00.000Z')
  })

  test('are none for who wants none, and of UTC for who never told where they live', () => {
    const night = Date.parse('2026-11-21T23:00:00Z')
    expect(quietUntil({ quietHours: null, timeZone: null }, night)).toBeNull()
    expect(quietUntil({ quietHours: QUIET_HOURS, timeZone: null }, night)).toBe(
      Date.parse('2026-11-22T08:00:00Z'),
    )
  })

  test('may lie within a day', () => {
    const given = { quietHours: { from: 9 * 60, to: 17 * 60 }, timeZone: 'UTC' }
    expect(quietUntil(given, Date.parse('2026-11-21T08:59:00Z'))).toBeNull()
    expect(quietUntil(given, Date.parse('2026-11-21T09:00:00Z'))).toBe(
      Date.parse('2026-11-21T17:00:00Z'),
    )
  })

  test('end at their end, whatever clocks do meanwhile', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        minute,
        minute,
        fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }),
        (timeZone, from, to, now) => {
          fc.pre(from !== to)
          const end = quietUntil({ quietHours: { from, to }, timeZone }, now)
          const here = shown(now, timeZone)
          const isIn = from < to ? from <= here && here < to : from <= here || here < to
          expect(end !== null).toBe(isIn)
          if (end === null) return
          expect(end).toBeGreaterThan(now)
          expect(end - now).toBeLessThanOrEqual(DAY + HOUR)
          // A time that the clocks skip ends with the hour that they skip.
          const late = (shown(end, timeZone) - to + 24 * 60) % (24 * 60)
          expect(late).toBeLessThan((2 * HOUR) / MINUTE)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
