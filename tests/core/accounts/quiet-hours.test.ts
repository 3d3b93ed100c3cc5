import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { QUIET_HOURS, quietUntil } from '#core/accounts/time-zone.ts'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'

const ZONES = [
  'UTC',
  'Europe/Amsterdam',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
]
const AMSTERDAM = { quietHours: QUIET_HOURS, timeZone: 'Europe/Amsterdam' }
const until = (localTime: string) => {
  const end = quietUntil(AMSTERDAM, Date.parse(localTime))
  return end === null ? null : new Date(end).toISOString()
}

/** The local time of a zone, in minutes after midnight. */
function shown(moment: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('sv', { timeZone, timeStyle: 'short' })
  const [hour = 0, minute = 0] = clock.format(moment).split(':').map(Number)
  return hour * 60 + minute
}

describe('quiet hours', () => {
  test('are from ten at night to eight in the morning, in the member’s time zone', () => {
    expect(until('2026-11-21T20:59:59Z')).toBeNull()
    expect(until('2026-11-21T21:00:00Z')).toBe('2026-11-22T07:00:00.000Z')
    expect(until('2026-11-22T06:59:59Z')).toBe('2026-11-22T07:00:00.000Z')
    expect(until('2026-11-22T07:00:00Z')).toBeNull()
  })

  test('last nine or eleven hours in a night of a clock change', () => {
    expect(until('2026-03-28T21:00:00Z')).toBe('2026-03-29T06:00:00.000Z')
    expect(until('2026-10-24T20:00:00Z')).toBe('2026-10-25T07:00:00.000Z')
  })

  test('can be disabled, and are in UTC without a time zone', () => {
    const night = Date.parse('2026-11-21T23:00:00Z')
    expect(quietUntil({ quietHours: null, timeZone: null }, night)).toBeNull()
    expect(quietUntil({ quietHours: QUIET_HOURS, timeZone: null }, night)).toBe(
      Date.parse('2026-11-22T08:00:00Z'),
    )
  })

  test('can be within a day', () => {
    const given = { quietHours: { from: 9 * 60, to: 17 * 60 }, timeZone: 'UTC' }
    expect(quietUntil(given, Date.parse('2026-11-21T08:59:00Z'))).toBeNull()
    expect(quietUntil(given, Date.parse('2026-11-21T09:00:00Z'))).toBe(
      Date.parse('2026-11-21T17:00:00Z'),
    )
  })

  test('end on time across clock changes', () => {
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
          // A time skipped by a clock change ends with its hour.
          const delay = (shown(end, timeZone) - to + 24 * 60) % (24 * 60)
          expect(delay).toBeLessThan((2 * HOUR) / MINUTE)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
