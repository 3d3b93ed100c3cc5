import { describe, expect, test } from 'bun:test'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)
const EVE = uuid(3)
const REPORT = uuid(50)

async function open() {
  const site = openApi()
  for (const id of [ANN, BOB, EVE]) await site.member(id)
  const ann = await site.signedIn(ANN)
  const whole = { id: REPORT, profile_id: BOB, reason: 'fake' }
  const report = async (more: object = {}) =>
    json(await ann.post('/api/reports', { ...whole, ...more }))
  return { ...site, ann, whole, report }
}

describe('POST /api/reports', () => {
  test('returns a receipt, and the same one for a retry', async () => {
    const { report, pass } = await open()
    const receipt = {
      id: REPORT,
      blocked: false,
      number: expect.stringMatching(/^261121-[0-9A-Z]{6}$/),
      reference: expect.stringContaining(REPORT),
      reason: 'fake',
      reported_at: '2026-11-21T12:00:00.000Z',
      state: 'received',
      outcome: null,
      grounds: null,
      decided_at: null,
    }
    expect(await report({ note: 'Foto van iemand anders' })).toEqual([201, receipt])
    pass(60_000)
    expect(await report({ note: 'Foto van iemand anders' })).toEqual([201, receipt])
    expect(await report({ note: 'Iets anders' })).toEqual([409, { code: 'report.id-taken' }])
  })

  test('also blocks if requested', async () => {
    const { report, ann } = await open()
    expect(await report({ block: true })).toMatchObject([201, { blocked: true }])
    expect((await ann.get(`/api/members/${BOB}`)).status).toBe(404)
  })

  test.each([
    { reason: 'boring' },
    { reason: undefined },
    { reason: null },
    { id: 'one' },
    { id: REPORT.replace('7', 'A') },
    { profile_id: 'bob' },
    { note: 5 },
    { note: 'x'.repeat(20_001) },
    { block: 'yes' },
    { conversation_id: null },
  ])('refuses %o', async (more) => {
    const { report, reads } = await open()
    expect(await report(more)).toMatchObject([422, { code: 'request.invalid' }])
    expect(await reads.reports.by(ANN)).toEqual([])
  })

  test('accepts a note of up to a thousand characters', async () => {
    const { report } = await open()
    expect(await report({ note: 'x'.repeat(1001) })).toEqual([
      422,
      { code: 'report.note-too-long', limit: 1000 },
    ])
    expect(await report({ note: 'x'.repeat(1000) })).toMatchObject([201, {}])
  })

  test('needs another, existing member', async () => {
    const { report } = await open()
    expect(await report({ profile_id: ANN })).toEqual([422, { code: 'report.self' }])
    expect(await report({ profile_id: uuid(9) })).toEqual([404, { code: 'profile.not-found' }])
  })

  test('refuses evidence from other members’ conversations, without revealing that they exist', async () => {
    const { report, signedIn, commit, reads } = await open()
    const eve = await signedIn(EVE)
    const [, opened] = await json(await eve.post('/api/conversations', { profile_id: BOB }))
    const { id } = Object(opened)
    await commit(({ messages }) =>
      messages.append({
        id: uuid(60),
        conversation: id,
        from: BOB,
        text: 'Hoi',
        sentAt: 0,
        cost: 1,
      }),
    )
    for (const conversation_id of [id, uuid(99)]) {
      expect(await report({ conversation_id })).toEqual([404, { code: 'chat.not-found' }])
    }
    for (const message_id of [uuid(60), uuid(99)]) {
      expect(await report({ message_id })).toEqual([404, { code: 'message.not-found' }])
    }
    expect(await reads.reports.by(ANN)).toEqual([])
  })

  test('needs a login', async () => {
    const { browser, whole } = await open()
    const [status, refusal] = await json(await browser().post('/api/reports', whole))
    expect([status, refusal]).toMatchObject([403, { code: 'authentication.required' }])
  })

  test('is in the export of the reporter', async () => {
    const { ann, report } = await open()
    await report({ note: 'Foto van iemand anders' })
    const { reports } = await (await ann.get('/api/account/export')).json()
    expect(reports).toMatchObject([{ reported: BOB, note: 'Foto van iemand anders' }])
  })
})

describe('GET /api/reports', () => {
  test('names whom one reported, until they leave or block one', async () => {
    const site = await open()
    await site.report()
    site.pass(60_000)
    await site.report({ id: uuid(51), profile_id: EVE })
    const names = async () => {
      const { reports } = await (await site.ann.get('/api/reports')).json()
      return reports.map((report: { reported_name: unknown }) => report.reported_name)
    }
    expect(await names()).toEqual([EVE, BOB])
    const bob = await site.signedIn(BOB)
    await bob.put(`/api/blocks/${ANN}`, {})
    expect(await names()).toEqual([EVE, null])
    await deleteAccount(site, { member: EVE, reason: 'break', site: 'vonk' })
    expect(await names()).toEqual([null, null])
  })

  test('lists one’s own with how each stands, and needs a login', async () => {
    const site = await open()
    const [, first] = await site.report()
    site.pass(60_000)
    const [, second] = await site.report({ id: uuid(51), reason: 'spam' })
    await site.commit(async ({ reports }) => {
      const decided = await reports.lock(REPORT)
      const decision = { outcome: 'warning', grounds: 'impersonation', at: site.now() } as const
      if (decided) await reports.save({ ...decided, decision })
    })
    const { reports } = await (await site.ann.get('/api/reports')).json()
    const followed = (receipt: unknown) => {
      const { id: _, blocked: __, ...rest } = Object(receipt)
      return { ...rest, reported_name: expect.any(String) }
    }
    expect(reports).toEqual([
      followed(second),
      {
        ...followed(first),
        state: 'decided',
        outcome: 'warning',
        grounds: 'impersonation',
        decided_at: expect.any(String),
      },
    ])
    const eve = await site.signedIn(EVE)
    expect(await json(await eve.get('/api/reports'))).toEqual([200, { reports: [] }])
    expect((await site.browser().get('/api/reports')).status).toBe(403)
  })
})

describe('GET /api/reports/:reference', () => {
  test('answers anyone with the reference, and says neither who reported whom nor what', async () => {
    const site = await open()
    const [, receipt] = await site.report({ note: 'Hij vroeg om geld' })
    const { reference, number } = Object(receipt)
    const seen = await json(await site.browser().get(`/api/reports/${reference}`))
    expect(seen).toMatchObject([200, { number, state: 'received', outcome: null }])
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${ANN}|${BOB}|Hij vroeg`))
  })

  test('answers nobody with a guess', async () => {
    const site = await open()
    const [, receipt] = await site.report()
    const { reference } = Object(receipt)
    for (const guess of [REPORT, `${REPORT}_`, `${reference}0`, `${uuid(9)}_x`, 'nothing']) {
      expect(await json(await site.browser().get(`/api/reports/${guess}`))).toEqual([
        404,
        { code: 'report.not-found' },
      ])
    }
  })
})

test('the same thing reported again under another id has the same number', async () => {
  const { report } = await open()
  const [, first] = await report({ note: 'Nep' })
  const [status, again] = await report({ id: uuid(51), note: 'Nep ' })
  expect([status, again]).toEqual([201, first])
})

test('who may not report for a while hears until when', async () => {
  const site = await open()
  const pause = { kind: 'reports-paused', rule: 'false-reports', facts: '', report: null } as const
  await site.commit(({ restrictions }) =>
    restrictions.add({ ...pause, id: uuid(70), member: ANN, at: site.now() }),
  )
  const days = 30 * 24 * 60
  expect(await site.report()).toEqual([429, { code: 'report.paused', minutes: days }])
  expect(await site.report({ reason: 'under-age' })).toMatchObject([201, {}])
})
