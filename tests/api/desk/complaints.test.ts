import { describe, expect, test } from 'bun:test'
import { render } from '#adapters/mail/render.ts'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { sitesOf } from '#adapters/sites/sites-of.ts'
import { urlsOf } from '#api/http/site-urls.ts'
import { complaintLetter } from '#core/notifications/letters/safety.ts'
import type { Complaint } from '#core/safety/complaint.ts'
import { caseReference } from '#core/shared/case-reference.ts'
import { sampleComplaint } from '#tests/contracts/sample-complaint.ts'
import { json, openApi, uuid } from '../open-api.ts'

const TEXT = 'De tweede afschrijving was een vergissing.\n\nJe krijgt het geld terug.'

async function open(...changes: readonly Partial<Complaint>[]) {
  const site = openApi()
  const complaints = changes.map((change, nth) =>
    sampleComplaint({ id: uuid(500 + nth), filedAt: site.now() + nth, ...change }),
  )
  for (const one of complaints) await site.commit((stores) => stores.complaints.add(one))
  const mia = await site.atDesk()
  const path = `/api/desk/complaints/${uuid(500)}`
  const answer = (text = TEXT, by = mia) => by.post(`${path}/answer`, { text })
  return { ...site, mia, path, answer }
}

describe('complaints at the desk', () => {
  test('wait with the gravest first, and without their texts', async () => {
    const { mia } = await open(
      { words: 'Geheim' },
      { kind: 'content' },
      { kind: 'child-abuse', email: '' },
    )
    const listed = await mia.get('/api/desk/complaints?state=waiting')
    expect(listed.headers.get('cache-control')).toBe('no-store')
    const [status, body] = await json(listed)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      complaints: [
        { id: uuid(502), kind: 'child-abuse', grave: true, has_email: false },
        { id: uuid(501), kind: 'content', grave: true, has_email: true },
        { id: uuid(500), kind: 'payment', grave: false, answered_at: null },
      ],
      next: null,
    })
    expect(JSON.stringify(body)).not.toContain('Geheim')
  })

  test('are shown with all texts, and who holds the address', async () => {
    const { mia, path, member, ...site } = await open({ email: 'ann@example.test', name: 'Ann' })
    await member('ann')
    expect(await json(await mia.get(path))).toMatchObject([
      200,
      {
        words: sampleComplaint().words,
        name: 'Ann',
        email: 'ann@example.test',
        reference: caseReference(site, 'complaint', uuid(500)),
        answer: null,
        answered_by: null,
        member_id: 'ann',
        answer_limit: 5000,
      },
    ])
  })

  test.each([
    ['GET', '/api/desk/complaints?state=waiting'],
    ['GET', `/api/desk/complaints/${uuid(500)}`],
    ['POST', `/api/desk/complaints/${uuid(500)}/answer`],
    ['POST', `/api/desk/complaints/${uuid(500)}/preview`],
  ] as const)('are refused to a visitor and a member: %s %s', async (method, path) => {
    const { browser, member, signedIn, reads } = await open({})
    await member('ann')
    for (const who of [browser(), await signedIn('ann')]) {
      const answer = await (method === 'GET' ? who.get(path) : who.post(path, { text: TEXT }))
      expect(await json(answer)).toEqual([403, { code: 'desk.login-required' }])
    }
    expect((await reads.complaints.queue()).waiting).toBe(1)
  })
})

describe('an answer', () => {
  test('is stored, recorded, mailed in the sender’s language and shown on the complaint’s page', async () => {
    const site = await open({ language: 'de', email: 'ann@example.test' })
    const { mia, answer, deliveries, browser, reads } = site
    expect(await json(await answer(`  ${TEXT} \n`))).toMatchObject([
      200,
      { answer: TEXT, answered_by: 'Mia', answered_at: '2026-11-21T12:00:00.000Z' },
    ])
    expect(await reads.operatorActions.newest(null, 5)).toMatchObject([
      { operator: mia.operator.id, action: 'complaint.answered', subject: uuid(500) },
    ])
    expect((await deliveries()).map(({ notification }) => notification)).toEqual([
      { kind: 'complaint-answered', complaint: uuid(500) },
    ])
    const reference = caseReference(site, 'complaint', uuid(500))
    expect(await json(await browser().get(`/api/complaints/${reference}`))).toMatchObject([
      200,
      { answer: TEXT },
    ])
  })

  test('that comes second is refused with who was first', async () => {
    const { mia, answer, atDesk, path, reads } = await open({})
    const bo = await atDesk('Bo')
    const both = await Promise.all([answer('Eerste'), answer('Tweede', bo)])
    const answers = await Promise.all(both.map(json))
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409])
    const winner = both[0]?.status === 200 ? 'Mia' : 'Bo'
    expect(answers).toContainEqual([409, { code: 'complaint.answered', by: winner }])
    expect(await json(await mia.get(path))).toMatchObject([200, { answered_by: winner }])
    expect(await reads.operatorActions.newest(null, 5)).toHaveLength(1)
  })

  test('to what a command marked as answered is refused too', async () => {
    const { answer, commit, now } = await open({})
    await commit(({ complaints }) => complaints.answer(uuid(500), now(), null))
    expect(await json(await answer())).toEqual([409, { code: 'complaint.answered', by: null }])
  })

  test.each([
    [' \n ', { code: 'complaint.answer-empty' }],
    ['x'.repeat(5001), { code: 'complaint.answer-too-long', limit: 5000 }],
    ['x'.repeat(20_000), { code: 'complaint.answer-too-long', limit: 5000 }],
    ['x'.repeat(40_001), { code: 'request.invalid' }],
  ])('is refused if empty or too long', async (text, refusal) => {
    const { answer, mia, path, reads, allEvents } = await open({})
    expect(await json(await answer(text))).toMatchObject([422, refusal])
    expect((await mia.post(`${path}/preview`, { text })).status).toBe(422)
    expect((await reads.complaints.queue()).waiting).toBe(1)
    expect(await reads.operatorActions.newest(null, 5)).toEqual([])
    expect(await allEvents()).toEqual([])
  })

  test('is previewed as its mail, and nothing is stored', async () => {
    const { mia, path, reads } = await open({ language: 'de', email: 'ann@example.test' })
    const [status, body] = await json(await mia.post(`${path}/preview`, { text: TEXT }))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      mail: {
        to: 'ann@example.test',
        subject: expect.stringContaining('Antwort auf deine Beschwerde'),
        text: expect.stringContaining('vergissing.\n\nJe krijgt'),
      },
    })
    expect((await reads.complaints.queue()).waiting).toBe(1)
  })

  test.each(['vonk', 'bdsm'])(
    'is previewed exactly as it is sent, with links to its own site, %s',
    async (id) => {
      const given = { sites: sitesOf(demoSites('sandbox')), renderLetter: render }
      const site = openApi({}, { webhookOrigin: 'https://vonk.test:8443' }, given)
      const complaint = sampleComplaint({ id: uuid(500), site: id, email: 'ann@example.test' })
      await site.commit(({ complaints }) => complaints.add(complaint))
      const mia = await site.atDesk()
      const path = `/api/desk/complaints/${uuid(500)}`
      const [, preview] = await json(await mia.post(`${path}/preview`, { text: TEXT }))

      await mia.post(`${path}/answer`, { text: TEXT })
      const [delivery] = await site.deliveries()
      const notification = delivery?.notification
      if (notification?.kind !== 'complaint-answered') throw new Error('no answer')
      const urlOf = urlsOf(given.sites, 'https://vonk.test:8443')
      const letter = await complaintLetter({ ...site, ...given }, notification, urlOf)
      if (!letter) throw new Error('no letter')
      const { subject, text } = render(letter)
      expect(preview).toEqual({ mail: { to: 'ann@example.test', subject, text } })
      const host = id === 'vonk' ? 'vonk.test' : 'bdsm.localhost'
      expect(text).toContain(`https://${host}:8443/complaints/${uuid(500)}_`)
    },
  )

  test('to a sender without an address becomes no mail', async () => {
    const { mia, path, answer } = await open({ kind: 'child-abuse', email: '' })
    const preview = await mia.post(`${path}/preview`, { text: TEXT })
    expect(await json(preview)).toEqual([200, { mail: null }])
    expect((await answer()).status).toBe(200)
  })

  test('needs a complaint that is there', async () => {
    const { mia } = await open()
    const missing = [404, { code: 'complaint.not-found' }] as const
    for (const id of [uuid(9), 'nonsense']) {
      const path = `/api/desk/complaints/${id}`
      expect(await json(await mia.get(path))).toEqual(missing)
      for (const verb of ['answer', 'preview'])
        expect(await json(await mia.post(`${path}/${verb}`, { text: TEXT }))).toEqual(missing)
    }
  })
})
