import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { isWorkDue, staleBackups } from '#core/platform/backups.ts'
import { DAY, HOUR } from '#core/shared/time.ts'

const NOW = Date.UTC(2026, 10, 29)
const STORED = { days: 7, weeks: 5 }
const WEEK = 7 * DAY
/** Moments of backups in the last months, in any order. */
const moments = fc.uniqueArray(fc.integer({ min: NOW - 120 * DAY, max: NOW }), { maxLength: 60 })

describe('old backups', () => {
  test('go, but for all of the last days, one of each week before, and the newest', () => {
    fc.assert(
      fc.property(moments, (made) => {
        const stale = new Set(staleBackups(made, STORED, NOW))
        const left = made.filter((at) => !stale.has(at))
        for (const at of made) if (NOW - at <= 7 * DAY) expect(left).toContain(at)
        if (made.length > 0) expect(left).toContain(Math.max(...made))
        const older = left.filter((at) => NOW - at > 7 * DAY && at !== Math.max(...made))
        expect(new Set(older.map((at) => Math.floor(at / WEEK))).size).toBe(older.length)
        for (const at of older) expect(NOW - at).toBeLessThanOrEqual(7 * DAY + 5 * WEEK)
      }),
    )
  })

  test('of a daily schedule leave one of each week, however often they are pruned', () => {
    let made: readonly number[] = []
    for (let day = 0; day < 90; day += 1) {
      const now = NOW + day * DAY
      const stale = new Set(staleBackups([...made, now], STORED, now))
      made = [...made, now].filter((at) => !stale.has(at))
    }
    const ages = made.map((at) => (NOW + 89 * DAY - at) / DAY)
    expect(ages.filter((age) => age <= 7)).toHaveLength(8)
    const weekly = ages.filter((age) => age > 7)
    expect(weekly).toHaveLength(5)
    for (const [nth, age] of weekly.slice(1).entries()) expect((weekly[nth] ?? 0) - age).toBe(7)
  })
})

test('a work is due after its interval, or where the clock was set back', () => {
  const due = (doneAt: number | null) => isWorkDue(doneAt, DAY, NOW)
  expect([null, NOW, NOW - DAY + 1, NOW - DAY, NOW + HOUR, NOW + DAY].map(due)).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ])
})
