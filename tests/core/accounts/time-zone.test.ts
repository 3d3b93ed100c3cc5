import { describe, expect, test } from 'bun:test'
import { chooseTimeZone, TIME_ZONE_LOCK } from '#core/accounts/settings/choose-time-zone.ts'
import { nextMidnight, zoneNamed } from '#core/accounts/time-zone.ts'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'
import { openWorld, START } from '#tests/core/world.ts'

const clockIn = (timeZone: string) => {
  const day = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' })
  return (moment: number) => day.format(moment)
}

describe('the next midnight', () => {
  // Across clock changes; those of Cairo, Santiago and Beirut are at midnight.
  test.each([
    ['UTC', '2026-03-01'],
    ['Europe/Amsterdam', '2026-03-27'],
    ['Europe/Amsterdam', '2026-10-23'],
    ['America/Santiago', '2026-04-02'],
    ['America/Santiago', '2026-09-04'],
    ['Africa/Cairo', '2026-04-22'],
    ['Africa/Cairo', '2026-10-27'],
    ['Asia/Beirut', '2026-03-26'],
    ['Australia/Lord_Howe', '2026-10-01'],
    ['Asia/Kathmandu', '2026-06-01'],
    ['Pacific/Kiritimati', '2026-06-01'],
  ])('in %s after %s is the start of the next day', (zone, from) => {
    const day = clockIn(zone)
    for (
      let moment = Date.parse(from);
      moment < Date.parse(from) + 4 * DAY;
      moment += 47 * MINUTE
    ) {
      const next = nextMidnight(moment, zone)
      expect(next).toBeGreaterThan(moment)
      expect(next - moment).toBeLessThanOrEqual(25 * HOUR)
      expect(day(next)).not.toBe(day(moment))
      expect(day(next - 1)).toBe(day(moment))
    }
  })
})

describe('a member’s time zone', () => {
  const open = async () => {
    const world = openWorld()
    await world.member('ann')
    return {
      ...world,
      choose: (timeZone: string) => chooseTimeZone(world, { member: 'ann', timeZone }),
    }
  }

  test('is stored in its canonical spelling', async () => {
    const { choose, reads } = await open()
    expect(zoneNamed('europe/amsterdam')).toBe('Europe/Amsterdam')
    expect(await choose('europe/amsterdam')).toEqual({
      ok: true,
      value: { timeZone: 'Europe/Amsterdam', changeableAt: START + TIME_ZONE_LOCK },
    })
    expect(await reads.accounts.byId('ann')).toMatchObject({ timeZone: 'Europe/Amsterdam' })
  })

  test('changes once a day; repeating the same is allowed', async () => {
    const { choose, pass } = await open()
    await choose('Europe/Amsterdam')
    pass(HOUR)
    expect(await choose('Europe/Amsterdam')).toMatchObject({ ok: true })
    expect(await choose('Asia/Tokyo')).toEqual({
      ok: false,
      error: { code: 'time-zone.too-soon', minutes: 23 * 60 },
    })
    pass(23 * HOUR)
    expect(await choose('Asia/Tokyo')).toMatchObject({ value: { timeZone: 'Asia/Tokyo' } })
  })

  test('must exist, and so must the member', async () => {
    const world = await open()
    expect(await world.choose('Mars/Olympus')).toMatchObject({
      error: { code: 'time-zone.unknown' },
    })
    const unknownMember = chooseTimeZone(world, { member: 'nobody', timeZone: 'UTC' })
    await expect(unknownMember).rejects.toThrow('a session of nobody')
  })
})
