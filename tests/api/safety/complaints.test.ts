import { describe, expect, test } from 'bun:test'
import { render } from '#adapters/mail/render.ts'
import { LIMITS } from '#core/limits.ts'
import { writeLetter } from '#core/notifications/letters/write-letter.ts'
import { COMPLAINT_RETENTION } from '#core/safety/complaint.ts'
import { pruneComplaints } from '#core/safety/complaints/view-complaint.ts'
import { json, openApi, uuid } from '../open-api.ts'

const WHOLE = {
  id: uuid(50),
  kind: 'payment',
  words: 'Twee keer afgeschreven.',
  about: '261121-7KQ4MX',
  name: 'Ann',
  email: 'ann@example.test',
  language: 'de',
}

function open() {
  const site = openApi()
  const visitor = site.browser()
  const file = async (more: object = {}) => {
    const answer = await visitor.post('/api/complaints', { ...WHOLE, ...more })
    return [answer.status, await answer.json()] as const
  }
  return { ...site, visitor, file }
}

describe('POST /api/complaints', () => {
  test('accepts a report of illegal content only with its place, a name and good faith', async () => {
    const { file } = open()
    const report = { kind: 'content', good_faith: true }
    for (const [more, code] of [
      [{ about: ' ' }, 'complaint.no-place'],
      [{ about: undefined }, 'complaint.no-place'],
      [{ name: undefined }, 'complaint.no-name'],
      [{ good_faith: undefined }, 'complaint.no-good-faith'],
      [{ good_faith: false }, 'complaint.no-good-faith'],
    ] as const)
      expect(await file({ ...report, ...more })).toEqual([422, { code }])
    expect(await file(report)).toMatchObject([201, { kind: 'content', about: WHOLE.about }])
  })

  test('accepts an anonymous report of child abuse', async () => {
    const { file } = open()
    const report = { kind: 'child-abuse', good_faith: true, name: '', email: '' }
    expect(await file(report)).toMatchObject([201, { kind: 'child-abuse', email: '' }])
  })

  test('accepts a complaint of a visitor, and returns a number and a reference', async () => {
    const { file } = open()
    expect(await file()).toMatchObject([
      201,
      {
        number: expect.stringMatching(/^261121-[0-9A-Z]{6}$/),
        reference: expect.stringContaining(WHOLE.id),
        kind: 'payment',
        words: 'Twee keer afgeschreven.',
        email: 'ann@example.test',
        answered_at: null,
      },
    ])
  })

  test('is idempotent by id, and refuses other content under the same id', async () => {
    const { file, reads, pass } = open()
    const first = await file()
    pass(60_000)
    expect(await file({ words: '  Twee keer afgeschreven.\n' })).toEqual(first)
    expect(await file({ words: 'Iets anders' })).toEqual([409, { code: 'complaint.id-taken' }])
    expect(await reads.complaints.unanswered(null, 10)).toHaveLength(1)
  })

  test('is mailed to its sender in their language and to support, once each', async () => {
    const site = open()
    const [, sent] = await site.file()
    await site.file()
    await site.consume()
    const letters = []
    for (const { id, notification } of await site.deliveries()) {
      if (notification.kind !== 'complaint' && notification.kind !== 'complaint-desk') continue
      const written = await writeLetter(site, { id, notification }, () => 'https://vonk.test')
      if (written.become === 'letter') letters.push(written.letter)
    }
    expect(letters.map(({ kind, to, language }) => [kind, to, language])).toEqual([
      ['complaint', 'ann@example.test', 'de'],
      ['complaint-desk', 'hulp@vonk.example', 'nl'],
    ])
    const [receipt, desk] = letters.map((letter) => render(letter))
    expect(receipt?.subject).toBe(`Wir haben deine Beschwerde ${sent.number}`)
    expect(receipt?.text).toStartWith('Hallo!')
    expect(receipt?.text).toContain(`https://vonk.test/complaints/${encodeURI(sent.reference)}`)
    expect(receipt?.text).not.toContain('Twee keer afgeschreven.')
    expect(desk?.subject).toBe(`Klacht ${sent.number}: Een betaling of credits`)
    expect(desk?.text).toContain('Afzender: Ann, ann@example.test')
    expect(desk?.text).toContain('omdat dit het adres voor hulp van Vonk is')
  })

  test.each([
    [{ words: '  \n ' }, { code: 'complaint.empty' }],
    [{ words: 'x'.repeat(5001) }, { code: 'complaint.too-long', part: 'words', limit: 5000 }],
    [{ about: 'x'.repeat(301) }, { code: 'complaint.too-long', part: 'about', limit: 300 }],
    [{ name: 'x'.repeat(81) }, { code: 'complaint.too-long', part: 'name', limit: 80 }],
    [{ email: 'ann@' }, { code: 'email.invalid' }],
    [{ kind: 'boring' }, { code: 'request.invalid' }],
    [{ language: 'xx' }, { code: 'request.invalid' }],
    [{ id: 'one' }, { code: 'request.invalid' }],
  ])('refuses %o and stores nothing', async (more, refusal) => {
    const { file, reads } = open()
    expect(await file(more)).toMatchObject([422, refusal])
    expect(await reads.complaints.unanswered(null, 10)).toEqual([])
  })

  test('has a daily limit per address, with a Retry-After', async () => {
    const { file, visitor } = open()
    for (let at = 0; at < LIMITS.complaints.tries; at += 1) {
      expect((await file({ id: uuid(100 + at), email: `${at}@example.test` }))[0]).toBe(201)
    }
    const refused = await visitor.post('/api/complaints', { ...WHOLE, id: uuid(999) })
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { code: 'complaint.too-many', minutes: 24 * 60 },
    ])
    expect(refused.headers.get('retry-after')).toBe(String(86_400))
    // A retry of an accepted complaint gets the same response.
    expect((await file({ id: uuid(100), email: '0@example.test' }))[0]).toBe(201)
  })
})

describe('GET /api/complaints/{reference}', () => {
  test('returns its state by reference, and not by id alone', async () => {
    const { file, visitor, commit, now } = open()
    const [, sent] = await file()
    const path = `/api/complaints/${sent.reference}`
    expect(await json(await visitor.get(path))).toEqual([200, sent])
    await commit(({ complaints }) => complaints.answer(WHOLE.id, now(), null))
    expect(await json(await visitor.get(path))).toMatchObject([
      200,
      { answered_at: '2026-11-21T12:00:00.000Z' },
    ])
    for (const guess of [WHOLE.id, `${WHOLE.id}_`, `${WHOLE.id}_${'a'.repeat(43)}`, 'nothing']) {
      expect(await json(await visitor.get(`/api/complaints/${guess}`))).toEqual([
        404,
        { code: 'complaint.not-found' },
      ])
    }
  })

  test('is gone after two years', async () => {
    const { file, visitor, pass, ...site } = open()
    const [, sent] = await file()
    pass(COMPLAINT_RETENTION + 1)
    await pruneComplaints(site)
    expect((await visitor.get(`/api/complaints/${sent.reference}`)).status).toBe(404)
  })
})
