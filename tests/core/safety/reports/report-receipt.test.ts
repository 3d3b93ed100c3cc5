import { describe, expect, test } from 'bun:test'
import { render } from '#adapters/mail/render.ts'
import { reportNumber, reportState } from '#core/safety/report.ts'
import { viewReport } from '#core/safety/reports/list-reports.ts'
import { caseReference } from '#core/shared/case-reference.ts'
import { err } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { opened, UNCLEAR } from './reported.ts'

describe('the receipt of a report', () => {
  test('is mailed whatever the reporter switched off, with number and link and nothing written', async () => {
    const world = await opened()
    const found = await world.reads.reports.byId('report')
    const number = found ? reportNumber(found) : ''
    const [letter, ...more] = await world.letters('report-received')
    expect(more).toEqual([])
    expect(letter).toMatchObject({
      to: 'ann@example.test',
      facts: { reportNumber: number },
      path: `/reports/${caseReference(world, 'report', 'report')}`,
      unsubscribe: null,
    })
    const text = letter ? render(letter).text : ''
    expect(text).toContain(number)
    expect(text).not.toMatch(/Bobbie|Hij vroeg/)
  })

  test('opens the report, and no other link does', async () => {
    const world = await opened()
    expect(await world.see()).toMatchObject({ ok: true, value: { id: 'report', decision: null } })
    const missing = err({ code: 'report.not-found' })
    for (const reference of ['report', 'report_', 'report_guess', 'other_guess', '']) {
      expect(await viewReport(world, { reference })).toEqual(missing)
    }
    // The link of a complaint under the same id is another one.
    expect(
      await viewReport(world, { reference: caseReference(world, 'complaint', 'report') }),
    ).toEqual(missing)
  })
})

describe('reporting the same thing again', () => {
  test('gives the same case, with what was written since, until somebody decides', async () => {
    const world = await opened()
    await world.commit(async ({ conversations, messages }) => {
      const talk = { id: 'talk', startedBy: 'ann', other: 'bob', startedAt: 0, lastSeq: 0 }
      await conversations.open(talk)
      await messages.append({
        id: 'm1',
        conversation: 'talk',
        from: 'bob',
        text: 'Leen me 500 euro',
        sentAt: world.now(),
        cost: 1,
      })
    })
    world.pass(DAY)
    for (const id of ['second', 'third']) {
      expect(await world.report(id)).toMatchObject({
        ok: true,
        value: { id: 'report', evidence: { messages: [{ id: 'm1' }] } },
      })
    }
    expect(await world.reads.reports.by('ann')).toHaveLength(1)
    expect(await world.letters('report-received')).toHaveLength(1)
    await world.decide(UNCLEAR)
    expect(await world.report('fourth')).toMatchObject({ ok: true, value: { id: 'fourth' } })
  })
})

test('a report is received, then in review, then decided', () => {
  const decision = { outcome: 'no-action', grounds: 'unclear', at: 2 } as const
  expect(reportState({ takenAt: null, decision: null })).toBe('received')
  expect(reportState({ takenAt: 1, decision: null })).toBe('in-review')
  expect(reportState({ takenAt: null, decision })).toBe('decided')
})
