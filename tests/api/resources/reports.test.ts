import { describe, expect, test } from 'bun:test'
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
    const receipt = { id: REPORT, reported_at: '2026-11-21T12:00:00.000Z', blocked: false }
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
