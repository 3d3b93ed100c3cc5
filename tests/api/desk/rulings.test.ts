import { describe, expect, test } from 'bun:test'
import { caseReference } from '#core/shared/case-reference.ts'
import { json, uuid } from '../open-api.ts'
import { ANN, BAN, BOB, FACTS, openReported as open, REPORT, UNCLEAR } from '../reported-at-desk.ts'

describe('what operators do with a report', () => {
  test('is taken by the operator whom it names, and over from them by a colleague', async () => {
    const { mia, path, actions, pass, atDesk, reads } = await open()
    const [status, taken] = await json(await mia.post(`${path}/take`, {}))
    expect([status, taken]).toMatchObject([
      200,
      { state: 'in-review', taken_at: '2026-11-21T12:00:00.000Z', taken_by: 'Mia' },
    ])
    expect(await json(await mia.get('/api/desk/reports'))).toMatchObject([
      200,
      { reports: [{ state: 'in-review', taken_by: 'Mia' }] },
    ])
    pass(60_000)
    expect(await json(await mia.post(`${path}/take`, {}))).toEqual([200, taken])
    expect(await actions()).toHaveLength(1)
    const otto = await atDesk('Otto')
    expect(await json(await otto.post(`${path}/take`, {}))).toEqual([
      409,
      { code: 'case.taken', by: 'Mia' },
    ])
    expect(await json(await otto.post(`${path}/take`, { over: true }))).toEqual([
      200,
      { ...Object(taken), taken_by: 'Otto', taken_at: '2026-11-21T12:01:00.000Z' },
    ])
    expect(await actions()).toHaveLength(2)
    expect((await reads.reports.byId(REPORT))?.takenAt).toBe(Date.UTC(2026, 10, 21, 12))
    expect(await actions()).toContainEqual({
      action: 'report.taken',
      subject: REPORT,
      operator: mia.operator.id,
    })
    expect((await mia.post(`/api/desk/reports/${uuid(9)}/take`, {})).status).toBe(404)
  })

  test('is decided with a ban, which the status page of its reporter says', async () => {
    const site = await open()
    const { mia, decide, actions, reads, browser } = site
    expect(await json(await decide(BAN))).toMatchObject([
      200,
      {
        report: {
          outcome: 'ban',
          grounds: 'money',
          decided_by: 'Mia',
          reported: { status: 'banned' },
          decisions: [{ kind: 'ban', rule: 'money', facts: FACTS, report: REPORT }],
        },
        misuse: null,
      },
    ])
    expect((await reads.accounts.byId(BOB))?.status).toBe('banned')
    const [last] = await actions()
    expect(last).toEqual({ action: 'report.decided', subject: REPORT, operator: mia.operator.id })
    const reference = caseReference(site, 'report', REPORT)
    expect(await json(await browser().get(`/api/reports/${reference}`))).toMatchObject([
      200,
      { outcome: 'ban', state: 'decided' },
    ])
  })

  test('is decided once: the second operator hears who was first, and records nothing', async () => {
    const { decide, atDesk, actions, path, reads } = await open()
    await decide(UNCLEAR)
    const otto = await atDesk('Otto')
    const before = await actions()
    expect(await json(await decide(BAN, otto))).toEqual([409, { code: 'report.decided' }])
    expect(await json(await otto.post(`${path}/take`, {}))).toEqual([
      409,
      { code: 'report.decided' },
    ])
    expect(await json(await otto.get(path))).toMatchObject([200, { decided_by: 'Mia' }])
    expect(await actions()).toEqual(before)
    expect((await reads.accounts.byId(BOB))?.status).toBe('active')
  })

  test('is decided once: the same again by the same operator is a replay', async () => {
    const { decide, atDesk, actions, reads } = await open()
    const first = await json(await decide(BAN))
    expect(first[0]).toBe(200)
    const again = await Promise.all(Array.from({ length: 8 }, () => decide(BAN)))
    for (const answer of again) expect(await json(answer)).toEqual(first)
    const late = [409, { code: 'report.decided' }] as const
    for (const other of [UNCLEAR, { ...BAN, facts: 'x' }, { ...BAN, outcome: 'warning' }])
      expect(await json(await decide(other))).toEqual(late)
    expect(await json(await decide(BAN, await atDesk('Otto')))).toEqual(late)
    expect(await actions()).toHaveLength(1)
    expect(await reads.restrictions.of(BOB)).toHaveLength(1)
  })

  test('that is the third unfounded one brings its reporter a warning', async () => {
    const judged = { outcome: 'no-action', grounds: 'unfounded' } as const
    const decision = { ...judged, at: Date.UTC(2026, 10, 20) }
    const { decide, reads } = await open({}, { decision }, { decision })
    for (const _ of ['first', 'again'])
      expect(await json(await decide(judged))).toMatchObject([200, { misuse: 'warning' }])
    expect(await reads.restrictions.of(ANN)).toMatchObject([{ rule: 'false-reports' }])
  })

  test('can say that a ban stands already, which the reporter reads', async () => {
    const site = await open({}, {})
    const { mia, decide, reads, browser } = site
    const later = `/api/desk/reports/${uuid(501)}`
    await decide(BAN)
    const stands = { outcome: 'no-action', grounds: 'already-banned' } as const
    expect(await json(await mia.post(`${later}/decision`, stands))).toMatchObject([
      200,
      { report: { ...stands, reported: { status: 'banned' } }, misuse: null },
    ])
    expect(await reads.restrictions.of(BOB)).toHaveLength(1)
    const reference = caseReference(site, 'report', uuid(501))
    expect(await json(await browser().get(`/api/reports/${reference}`))).toMatchObject([
      200,
      { state: 'decided', ...stands },
    ])
  })

  test.each([
    [{ ...BAN, facts: ' ' }, 422, 'restriction.no-facts'],
    [{ ...BAN, facts: 'x'.repeat(2001) }, 422, 'restriction.too-long'],
    [{ outcome: 'content-removed', grounds: 'money' }, 409, 'report.nothing-removed'],
    [{ outcome: 'no-action', grounds: 'already-banned' }, 409, 'report.not-banned'],
    [{ outcome: 'ban', grounds: 'money' }, 422, 'request.invalid'],
    [{ outcome: 'no-action', grounds: 'money' }, 422, 'request.invalid'],
    [{ ...BAN, grounds: 'unclear' }, 422, 'request.invalid'],
    [{ outcome: 'other' }, 422, 'request.invalid'],
  ])('refuses %o', async (decision, status, code) => {
    const { decide, actions } = await open()
    expect(await json(await decide(decision))).toMatchObject([status, { code }])
    expect(await actions()).toEqual([])
  })
})
