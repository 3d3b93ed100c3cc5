import { describe, expect, test } from 'bun:test'
import { openApi, said, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)
const VISITOR = [403, { code: 'authentication.required', authentication_required: true }] as const

async function withAnn() {
  const site = openApi()
  await site.member(ANN)
  return site
}

describe('logging out', () => {
  test('ends the session here and in the store', async () => {
    const { signedIn, reads } = await withAnn()
    const ann = await signedIn(ANN)
    const answer = await ann.get('/api/logout.php')
    expect(answer.headers.get('set-cookie')).toStartWith('vonk_session=; Max-Age=0;')
    expect(await said(answer)).toEqual([200, { ok: true }])
    expect(await reads.sessions.of(ANN)).toEqual([])
  })

  test('twice, or as a visitor, is as good as once', async () => {
    const { browser } = await withAnn()
    expect((await browser('vonk_session=gone').get('/api/logout.php')).status).toBe(200)
    expect((await browser().get('/api/logout.php')).status).toBe(200)
  })

  test('is nothing that a link, an image or another site can do', async () => {
    const { api, signedIn, reads } = await withAnn()
    const cookie = (await signedIn(ANN)).cookie() ?? ''
    for (const path of ['/api/logout.php', '/api/logout.php/', '/api/logout.php?x=1']) {
      for (const headers of [
        { 'sec-fetch-site': 'cross-site', 'x-request-type': 'client' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'none' },
        { accept: 'image/*' },
      ]) {
        const asked = new Request(`http://localhost${path}`, { headers: { cookie, ...headers } })
        const refused = await said(await api.handle(asked))
        expect(refused).toEqual([403, { code: 'request.foreign-origin' }])
      }
    }
    expect(await reads.sessions.of(ANN)).toHaveLength(1)
  })

  test('works from our own script in browsers that do not say where they ask from', async () => {
    const { api, signedIn, reads } = await withAnn()
    const headers = { cookie: (await signedIn(ANN)).cookie() ?? '', 'x-request-type': 'client' }
    const asked = new Request('http://localhost/api/logout.php', { headers })
    expect((await api.handle(asked)).status).toBe(200)
    expect(await reads.sessions.of(ANN)).toEqual([])
  })
})

describe('the browsers one is signed in with', () => {
  test('are listed without their secrets, and the one that asks is marked', async () => {
    const { signedIn } = await withAnn()
    await signedIn(ANN)
    const here = await signedIn(ANN)
    const [status, body] = await said(await here.get('/api/sessions'))
    expect([status, body]).toMatchObject([200, { sessions: [{ agent: 'a browser' }, {}] }])
    expect(JSON.stringify(body).match(/"current":true/g)).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain('"token-')
  })

  test('can be signed out from here; asking twice is asking once', async () => {
    const { signedIn, reads } = await withAnn()
    const there = await signedIn(ANN)
    const [old] = await reads.sessions.of(ANN)
    const here = await signedIn(ANN)
    const path = `/api/sessions/${encodeURIComponent(old?.id ?? '')}`
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await said(await here.remove(path))).toEqual([200, { ok: true }])
    }
    expect(await said(await there.get('/api/user.php'))).toEqual(VISITOR)
    expect((await here.get('/api/user.php')).status).toBe(200)
  })

  test('of other members cannot be ended, and their existence is not revealed', async () => {
    const { member, signedIn, reads } = await withAnn()
    await member(BOB)
    const bob = await signedIn(BOB)
    const ann = await signedIn(ANN)
    const [his] = await reads.sessions.of(BOB)
    const other = await said(await ann.remove(`/api/sessions/${encodeURIComponent(his?.id ?? '')}`))
    expect(other).toEqual(await said(await ann.remove('/api/sessions/never-there')))
    expect((await bob.get('/api/user.php')).status).toBe(200)
  })
})
