import { describe, expect, test } from 'bun:test'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)
const VISITOR = [403, { code: 'authentication.required', authentication_required: true }] as const

async function withAnn() {
  const site = openApi()
  await site.member(ANN)
  return site
}

describe('logging out', () => {
  test('ends the session in the browser and on the server', async () => {
    const { signedIn, reads } = await withAnn()
    const ann = await signedIn(ANN)
    const answer = await ann.get('/api/logout.php')
    expect(answer.headers.get('set-cookie')).toStartWith('vonk_session=; Max-Age=0;')
    expect(await json(answer)).toEqual([200, { ok: true }])
    expect(await reads.sessions.of(ANN)).toEqual([])
  })

  test('is idempotent, also for a visitor', async () => {
    const { browser } = await withAnn()
    expect((await browser('vonk_session=gone').get('/api/logout.php')).status).toBe(200)
    expect((await browser().get('/api/logout.php')).status).toBe(200)
  })

  test('cannot be triggered by a link, an image or another site', async () => {
    const { api, signedIn, reads } = await withAnn()
    const cookie = (await signedIn(ANN)).cookie() ?? ''
    for (const path of ['/api/logout.php', '/api/logout.php/', '/api/logout.php?x=1']) {
      for (const headers of [
        { 'sec-fetch-site': 'cross-site', 'x-request-type': 'client' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'none' },
        { accept: 'image/*' },
      ]) {
        const request = new Request(`http://localhost${path}`, { headers: { cookie, ...headers } })
        const refused = await json(await api.handle(request))
        expect(refused).toEqual([403, { code: 'request.foreign-origin' }])
      }
    }
    expect(await reads.sessions.of(ANN)).toHaveLength(1)
  })

  test('works from our own script in browsers that send no origin', async () => {
    const { api, signedIn, reads } = await withAnn()
    const headers = { cookie: (await signedIn(ANN)).cookie() ?? '', 'x-request-type': 'client' }
    const request = new Request('http://localhost/api/logout.php', { headers })
    expect((await api.handle(request)).status).toBe(200)
    expect(await reads.sessions.of(ANN)).toEqual([])
  })
})

describe('a member’s sessions', () => {
  test('are listed without their secrets, with the current one marked', async () => {
    const { signedIn } = await withAnn()
    await signedIn(ANN)
    const here = await signedIn(ANN)
    const [status, body] = await json(await here.get('/api/sessions'))
    expect([status, body]).toMatchObject([200, { sessions: [{ agent: 'a browser' }, {}] }])
    expect(JSON.stringify(body).match(/"current":true/g)).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain('"token-')
  })

  test('can be ended, idempotently', async () => {
    const { signedIn, reads } = await withAnn()
    const there = await signedIn(ANN)
    const [old] = await reads.sessions.of(ANN)
    const here = await signedIn(ANN)
    const path = `/api/sessions/${encodeURIComponent(old?.id ?? '')}`
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await json(await here.remove(path))).toEqual([200, { ok: true }])
    }
    const [status, refused] = VISITOR
    expect(await json(await there.get('/api/user.php'))).toEqual([
      status,
      { ...refused, revoked: true },
    ])
    expect((await here.get('/api/user.php')).status).toBe(200)
  })

  test('of other members cannot be ended, and their existence is not revealed', async () => {
    const { member, signedIn, reads } = await withAnn()
    await member(BOB)
    const bob = await signedIn(BOB)
    const ann = await signedIn(ANN)
    const [ofBob] = await reads.sessions.of(BOB)
    const other = await json(
      await ann.remove(`/api/sessions/${encodeURIComponent(ofBob?.id ?? '')}`),
    )
    expect(other).toEqual(await json(await ann.remove('/api/sessions/never-there')))
    expect((await bob.get('/api/user.php')).status).toBe(200)
  })
})
