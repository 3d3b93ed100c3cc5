import { describe, expect, test } from 'bun:test'
import { sampleChatPhoto } from '#tests/contracts/sample.ts'
import { json, uuid } from '../open-api.ts'
import { ANN, BAN, BOB, openReported as open, REPORT, UNCLEAR } from '../reported-at-desk.ts'

const BYTES = new Uint8Array([1, 2, 3])

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
})
