import { describe, expect, test } from 'bun:test'
import type { Report } from '#core/reports/report.ts'
import { reportReference } from '#core/reports/report-reference.ts'
import { sampleChatPhoto } from '#tests/contracts/sample.ts'
import { sampleReport } from '#tests/contracts/sample-report.ts'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)
const REPORT = uuid(500)
const BYTES = new Uint8Array([1, 2, 3])
const FACTS = 'Je vroeg een ander lid om 500 euro.'
const BAN = { outcome: 'ban', grounds: 'money', facts: FACTS } as const
const UNCLEAR = { outcome: 'no-action', grounds: 'unclear' } as const

/** Ann reported Bob, once for each of `changes`. */
async function open(...changes: readonly Partial<Report>[]) {
  const site = openApi()
  await site.member(ANN, { profile: { name: 'Ann' } })
  await site.member(BOB, { profile: { name: 'Bob' }, account: { language: 'de' } })
  const reports = (changes.length > 0 ? changes : [{}]).map((change, nth) =>
    sampleReport(ANN, BOB, { id: uuid(500 + nth), at: site.now() + nth, ...change }),
  )
  for (const one of reports) await site.commit((stores) => stores.reports.add(one))
  const mia = await site.atDesk('Mia')
  const path = `/api/desk/reports/${REPORT}`
  const decide = (ruling: object, by = mia) => by.post(`${path}/decision`, ruling)
  const actions = async () =>
    (await site.reads.operatorActions.newest(null, 9)).map(({ action, subject, operator }) => ({
      action,
      subject,
      operator,
    }))
  return { ...site, mia, path, decide, actions }
}

describe('reports at the desk', () => {
  test('wait with grave ones first, then the oldest, and without their texts', async () => {
    const { mia } = await open({}, { reason: 'spam', at: 1 }, { reason: 'under-age' })
    const answer = await mia.get('/api/desk/reports')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const [status, body] = await json(answer)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      reports: [
        { id: uuid(502), grave: true, reason: 'under-age', state: 'received' },
        { id: uuid(501), grave: false, reason: 'spam', at: '1970-01-01T00:00:00.001Z' },
        { id: REPORT, number: expect.stringMatching(/^261121-/), reported: { name: 'Bob' } },
      ],
      next: null,
    })
    expect(JSON.stringify(body)).not.toContain('500 €')
  })

  test('come in pages', async () => {
    const reasons = ['spam', 'under-age'] as const
    const { mia } = await open(
      ...Array.from({ length: 52 }, (_, nth) => ({ reason: reasons[nth % 2] ?? 'spam' })),
    )
    const page = async (cursor = '') => {
      const [, body] = await json(await mia.get(`/api/desk/reports?state=waiting${cursor}`))
      return body as { reports: { id: string }[]; next: string | null }
    }
    const first = await page()
    const second = await page(`&cursor=${first.next}`)
    expect(first.reports).toHaveLength(50)
    expect(second).toMatchObject({ next: null, reports: [{ id: uuid(548) }, { id: uuid(550) }] })
    expect((await mia.get('/api/desk/reports?cursor=x')).status).toBe(422)
    expect((await mia.get('/api/desk/reports?state=other')).status).toBe(422)
  })

  test('that were decided are listed, the last decision first', async () => {
    const { mia, pass } = await open({}, {})
    for (const id of [uuid(501), REPORT]) {
      pass(1000)
      await mia.post(`/api/desk/reports/${id}/decision`, UNCLEAR)
    }
    expect(await json(await mia.get('/api/desk/reports?state=decided'))).toMatchObject([
      200,
      { reports: [{ id: REPORT, outcome: 'no-action', state: 'decided' }, { id: uuid(501) }] },
    ])
    expect(await json(await mia.get('/api/desk/reports'))).toMatchObject([200, { reports: [] }])
  })

  test('are for operators alone', async () => {
    const { path, signedIn, browser } = await open()
    for (const other of [await signedIn(ANN), browser()]) {
      for (const url of ['/api/desk/reports', path, `${path}/photos/${uuid(9)}`]) {
        expect(await json(await other.get(url))).toEqual([403, { code: 'desk.login-required' }])
      }
      expect((await other.post(`${path}/take`, {})).status).toBe(403)
      expect((await other.post(`${path}/decision`, BAN)).status).toBe(403)
    }
  })
})

describe('a report at the desk', () => {
  test('has its evidence, with the reported message marked, and both members', async () => {
    const message = uuid(70)
    const evidence = {
      name: 'Bobbie',
      about: 'Ik zeil.',
      messages: [
        { id: message, text: 'Leen me geld', sentAt: 1 },
        { id: uuid(71), text: '', sentAt: 2, photo: uuid(71) },
      ],
    }
    const { mia, path } = await open({ message, evidence, blocked: true }, {})
    expect(await json(await mia.get(path))).toMatchObject([
      200,
      {
        id: REPORT,
        reported_id: BOB,
        reported: { name: 'Bob', language: 'de', status: 'active' },
        reporter: { id: ANN, name: 'Ann' },
        note: 'Vroeg om geld; “500 €”.',
        blocked: true,
        evidence: {
          name: 'Bobbie',
          about: 'Ik zeil.',
          messages: [
            { id: message, text: 'Leen me geld', meant: true, photo: null },
            { meant: false, photo: uuid(71) },
          ],
        },
        taken_by: null,
        decided_by: null,
        decisions: [],
        others: [{ id: uuid(501) }],
        photo_refused: false,
      },
    ])
    for (const none of [uuid(9), 'x'])
      expect(await json(await mia.get(`/api/desk/reports/${none}`))).toEqual([
        404,
        { code: 'report.not-found' },
      ])
  })

  test('shows a photo that is evidence, which nothing stores', async () => {
    const sent = uuid(71)
    const messages = [{ id: sent, text: '', sentAt: 2, photo: sent }]
    const site = await open({ evidence: { name: 'Bob', about: '', messages } })
    await site.photoFiles.keep('key', { thumb: BYTES, card: BYTES, full: BYTES, blur: BYTES })
    await site.commit(async ({ conversations, chatPhotos }) => {
      const both = { startedBy: ANN, other: BOB, startedAt: site.now(), lastSeq: 0 }
      await conversations.open({ id: uuid(80), ...both })
      await chatPhotos.add(sampleChatPhoto(uuid(80), BOB, { id: sent, key: 'key' }))
    })
    const answer = await site.mia.get(`${site.path}/photos/${sent}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.bytes()).toEqual(BYTES)
    expect((await site.mia.get(`${site.path}/photos/${uuid(9)}`)).status).toBe(404)
  })

  test('is taken by the operator whom it names, once', async () => {
    const { mia, path, actions, pass, atDesk, reads } = await open()
    const [status, taken] = await json(await mia.post(`${path}/take`, {}))
    expect([status, taken]).toMatchObject([
      200,
      { state: 'in-review', taken_at: '2026-11-21T12:00:00.000Z', taken_by: 'Mia' },
    ])
    pass(60_000)
    const otto = await atDesk('Otto')
    expect(await json(await otto.post(`${path}/take`, {}))).toEqual([200, taken])
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
    const reference = reportReference(site, REPORT)
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

  test('that is the third unfounded one brings its reporter a warning', async () => {
    const judged = { outcome: 'no-action', grounds: 'unfounded' } as const
    const decision = { ...judged, at: Date.UTC(2026, 10, 20) }
    const { decide, reads } = await open({}, { decision }, { decision })
    expect(await json(await decide(judged))).toMatchObject([200, { misuse: 'warning' }])
    expect(await reads.restrictions.of(ANN)).toMatchObject([{ rule: 'false-reports' }])
  })

  test.each([
    [{ ...BAN, facts: ' ' }, 422, 'restriction.no-facts'],
    [{ ...BAN, facts: 'x'.repeat(2001) }, 422, 'restriction.too-long'],
    [{ outcome: 'content-removed', grounds: 'money' }, 409, 'report.nothing-removed'],
    [{ outcome: 'ban', grounds: 'money' }, 422, 'request.invalid'],
    [{ outcome: 'no-action', grounds: 'money' }, 422, 'request.invalid'],
    [{ ...BAN, grounds: 'unclear' }, 422, 'request.invalid'],
    [{ outcome: 'other' }, 422, 'request.invalid'],
  ])('refuses %o', async (ruling, status, code) => {
    const { decide, actions } = await open()
    expect(await json(await decide(ruling))).toMatchObject([status, { code }])
    expect(await actions()).toEqual([])
  })
})
