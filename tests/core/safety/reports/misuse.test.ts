import { describe, expect, test } from 'bun:test'
import { decideReport } from '#core/safety/decide-report.ts'
import { reportMember } from '#core/safety/reports/report-member.ts'
import {
  consequenceOf,
  MISUSE,
  type PastRestriction,
  pausedUntil,
} from '#core/safety/restriction.ts'
import { warnMember } from '#core/safety/restrictions/warn-member.ts'
import { DAY, HOUR } from '#core/shared/time.ts'
import { openWorld, START } from '#tests/core/world.ts'

const WARNING = { kind: 'warning', rule: 'false-reports', at: START } as const
const PAUSE = { kind: 'reports-paused', rule: 'false-reports', at: START } as const
const OTHERS: readonly PastRestriction[] = [
  { kind: 'warning', rule: 'money', at: START },
  { kind: 'ban', rule: 'false-reports', at: START },
  { kind: 'lifted', rule: null, at: START },
]

describe('a report that was judged unfounded', () => {
  test('brings a warning with the third within the window, whatever else was decided', () => {
    const after = (unfounded: number) =>
      consequenceOf({ report: { at: START }, unfounded, restrictions: OTHERS, now: START })
    expect([1, 2, 3, 4].map(after)).toEqual([null, null, 'warning', 'warning'])
  })

  test('brings a pause only if it was made after a warning, or after the last pause', () => {
    for (const last of [WARNING, PAUSE]) {
      const made = (at: number) =>
        consequenceOf({ report: { at }, unfounded: 9, restrictions: [last], now: START + DAY })
      expect([START - 1, START, START + 1].map(made)).toEqual([null, null, 'pause'])
    }
  })

  test('never brings a pause without a warning before, in any history', () => {
    // Every mix of reports, decisions and time that a small generator gives.
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = randomOf(seed)
      const restrictions: PastRestriction[] = []
      const judged: number[] = []
      let now = START
      for (let step = 0; step < 40; step += 1) {
        now += Math.floor(random() * 60 * DAY)
        const report = { at: now - Math.floor(random() * 90 * DAY) }
        judged.push(now)
        const unfounded = judged.filter((at) => at >= now - MISUSE.window).length
        const next = consequenceOf({ report, unfounded, restrictions, now })
        if (next === 'warning') {
          expect(unfounded).toBeGreaterThanOrEqual(MISUSE.unfounded)
          restrictions.push({ ...WARNING, at: now })
        }
        if (next !== 'pause') continue
        const warned = restrictions.some(({ kind, at }) => kind === 'warning' && at < report.at)
        expect(warned).toBe(true)
        restrictions.push({ ...PAUSE, at: now })
      }
    }
  })

  test('starts from nothing once the window is over', () => {
    const now = START + MISUSE.window
    expect(
      consequenceOf({ report: { at: now }, unfounded: 1, restrictions: [WARNING], now }),
    ).toBeNull()
  })

  test('pauses for as long as the rules say', () => {
    expect(pausedUntil([WARNING, ...OTHERS], START)).toBeNull()
    expect(pausedUntil([PAUSE], START + MISUSE.pause - 1)).toBe(START + MISUSE.pause)
    expect(pausedUntil([PAUSE], START + MISUSE.pause)).toBeNull()
  })
})

const randomOf = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

async function opened() {
  const world = openWorld()
  for (const id of ['ann', 'bob']) await world.member(id)
  let made = 0
  const report = (reason: 'spam' | 'under-age' = 'spam') => {
    made += 1
    world.pass(HOUR)
    const about = { reason, note: `${made}`, conversation: null, message: null } as const
    const id = `report-${made}`
    return reportMember(world, { ...about, id, reporter: 'ann', reported: 'bob', blocked: false })
  }
  const unfounded = async () => {
    const filed = await report()
    if (!filed.ok) throw new Error(filed.error.code)
    const decision = { outcome: 'no-action', grounds: 'unfounded' } as const
    return decideReport(world, { ...decision, report: filed.value.id })
  }
  return { ...world, report, unfounded }
}

describe('who reports what is not true', () => {
  test('is warned first, with the numbers, and then may not report for a while', async () => {
    const world = await opened()
    for (let n = 0; n < 2; n += 1) expect(await world.unfounded()).toMatchObject({ ok: true })
    expect(await world.reads.restrictions.of('ann')).toEqual([])
    await world.unfounded()
    expect(await world.reads.restrictions.of('ann')).toMatchObject([
      {
        kind: 'warning',
        rule: 'false-reports',
        facts: expect.stringMatching(/^(\d{6}-\w{6}(, )?){3}$/),
      },
    ])
    expect(await world.report()).toMatchObject({ ok: true })

    await world.unfounded()
    expect((await world.reads.restrictions.of('ann')).map(({ kind }) => kind)).toEqual([
      'reports-paused',
      'warning',
    ])
    expect(await world.report()).toEqual({
      ok: false,
      error: { code: 'report.paused', minutes: MISUSE.pause / 60_000 - 60 },
    })
    world.pass(MISUSE.pause)
    expect(await world.report()).toMatchObject({ ok: true })
  })

  test('may still report who seems to be a minor, and gets the number of an open case', async () => {
    const world = await opened()
    const open = { reason: 'spam', note: 'open', conversation: null, message: null } as const
    const again = (id: string) =>
      reportMember(world, { ...open, id, reporter: 'ann', reported: 'bob', blocked: false })
    await again('first')
    for (let n = 0; n < 4; n += 1) await world.unfounded()
    expect(await world.report()).toMatchObject({ error: { code: 'report.paused' } })
    expect(await world.report('under-age')).toMatchObject({ ok: true })
    expect(await again('second')).toMatchObject({ ok: true, value: { id: 'first' } })
  })

  test('counts a warning that an operator gave', async () => {
    const world = await opened()
    const reasons = { member: 'ann', rule: 'false-reports', facts: 'x', report: null } as const
    await warnMember(world, reasons)
    await world.unfounded()
    const [newest] = await world.reads.restrictions.of('ann')
    expect(newest).toMatchObject({ kind: 'reports-paused' })
  })

  test('gets neither warning nor pause after a ban or after leaving', async () => {
    for (const status of ['banned', 'deleted'] as const) {
      const world = await opened()
      const filed = [await world.report(), await world.report(), await world.report()]
      await world.commit(async ({ accounts }) => {
        const account = await accounts.lock('ann')
        if (account) await accounts.save({ ...account, status })
      })
      for (const one of filed) {
        const report = one.ok ? one.value.id : ''
        const decision = { report, outcome: 'no-action', grounds: 'unfounded' } as const
        expect(await decideReport(world, decision)).toMatchObject({ ok: true })
      }
      expect(await world.reads.restrictions.of('ann')).toEqual([])
    }
  })

  test('is not paused for reports from before the warning', async () => {
    const world = await opened()
    const before = await world.report()
    for (let n = 0; n < 3; n += 1) await world.unfounded()
    const report = before.ok ? before.value.id : ''
    await decideReport(world, { report, outcome: 'no-action', grounds: 'unfounded' })
    expect((await world.reads.restrictions.of('ann')).map(({ kind }) => kind)).toEqual(['warning'])
  })
})
