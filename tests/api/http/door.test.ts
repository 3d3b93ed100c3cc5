import { describe, expect, test } from 'bun:test'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const HOST = 'http://localhost'
const LOGIN = JSON.stringify({ email: 'ann@example.test', password: 'hunter2-hunter2' })
const FOREIGN = [403, { code: 'request.foreign-origin' }] as const
const CONTENT_TYPE = [415, { code: 'request.content-type' }] as const
const TOO_LARGE = [413, { code: 'request.too-large' }] as const
const INVALID = [422, { code: 'request.invalid', fields: [] }] as const

type Asked = { method?: string; headers?: Record<string, string>; body?: BodyInit }

const site = openApi()

/** Requests like any client, without the headers of a browser. */
const ask = async (path: string, { method = 'POST', headers = {}, body }: Asked = {}) =>
  json(
    await site.api.handle(
      new Request(`${HOST}${path}`, { method, headers, ...(body === undefined ? {} : { body }) }),
    ),
  )

const sendJson = (headers: Record<string, string>, body: BodyInit = LOGIN) =>
  ask('/api/user.php', { headers: { 'content-type': 'application/json', ...headers }, body })

describe('a request that changes data', () => {
  test('is refused from a page of another site (CSRF)', async () => {
    for (const origin of [
      'https://evil.test',
      'http://localhost.evil.test',
      'http://localhost:81',
      'null',
    ]) {
      expect(await sendJson({ origin })).toEqual(FOREIGN)
    }
  })

  test('is refused from another site also by browser headers alone', async () => {
    for (const site of ['cross-site', 'same-site']) {
      expect(await sendJson({ 'sec-fetch-site': site })).toEqual(FOREIGN)
    }
  })

  test('is accepted from our own pages, from the address bar and from other clients', async () => {
    for (const headers of [
      { origin: HOST },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      {},
    ]) {
      expect((await sendJson(headers))[0]).toBe(401)
    }
  })

  test('is accepted at the public address, whatever host name a proxy uses', async () => {
    const { api } = openApi({}, { publicUrl: 'https://vonk.test' })
    const from = (origin: string) =>
      api.handle(
        new Request('http://10.0.0.7:3000/api/user.php', {
          method: 'POST',
          headers: { origin, 'content-type': 'application/json' },
          body: LOGIN,
        }),
      )
    expect((await from('https://vonk.test')).status).toBe(401)
    expect((await from('https://vonk.test.evil.test')).status).toBe(403)
  })

  test('is refused as a form, as text, or with any type that needs no CORS preflight', async () => {
    for (const type of [
      'application/x-www-form-urlencoded',
      'text/plain',
      'text/plain; application/json',
      'multipart/form-data; boundary=x',
      'application/json-patch+json',
    ]) {
      expect(await sendJson({ 'content-type': type })).toEqual(CONTENT_TYPE)
    }
    expect(await ask('/api/user.php', { body: new Blob([LOGIN]) })).toEqual(CONTENT_TYPE)
  })

  test('accepts only photos as a form', async () => {
    const sent = { headers: { 'content-type': 'application/json' }, body: '{}' }
    expect(await ask('/api/photos', sent)).toEqual(CONTENT_TYPE)
    expect(await ask('/api/photos/', sent)).toEqual(CONTENT_TYPE)
  })

  test('is limited in size, whatever its Content-Length', async () => {
    const long = JSON.stringify({ email: 'x'.repeat(70_000), password: 'y' })
    expect(await sendJson({ 'content-length': '70000' })).toEqual(TOO_LARGE)
    expect(await sendJson({}, long)).toEqual(TOO_LARGE)
    expect(await sendJson({ 'content-length': '10' }, long)).toEqual(TOO_LARGE)
    expect(await sendJson({}, new Blob([long]).stream())).toEqual(TOO_LARGE)
  })

  test('has the larger limit for photo uploads only', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '70000' }
    for (const path of ['/api/webhooks/sandbox', '/api/mail-troubles', '/api/page-hidden.php']) {
      expect(await ask(path, { headers, body: 'x' })).toEqual(TOO_LARGE)
    }
  })

  test('must be valid JSON to its end', async () => {
    for (const body of ['', '{', '{"email":"a"', 'email=a', "{'email':'a'}", '{}{}', '\u0000']) {
      const [status, problem] = await sendJson({}, body)
      expect([status, problem]).toEqual([422, expect.objectContaining({ code: 'request.invalid' })])
    }
  })

  test('is refused with text that the database would refuse or change', async () => {
    for (const body of [
      '{"email":"a\\u0000b","password":"x"}',
      '{"email":"\\uD83D","password":"x"}',
      '{"email":["\\uDE00"],"password":"x"}',
    ]) {
      expect(await sendJson({}, body)).toMatchObject([422, { code: 'request.invalid' }])
    }
    const nul = '{"email":"a\\u0000b","password":"x"}'
    expect(await sendJson({}, nul)).toEqual([422, { code: 'request.invalid', fields: ['email'] }])
    const [status] = await sendJson({}, '{"email":"\\ud83d\\ude00 \\\\u0000","password":"x"}')
    expect(status).toBe(401)
  })

  test('is refused with property names of Object.prototype', async () => {
    for (const name of ['toString', 'valueOf', 'constructor', '__proto__', '\\u0074oString']) {
      expect(await sendJson({}, `{"email":"a@b.nl","password":{"${name}":1}}`)).toEqual(INVALID)
      expect(await sendJson({}, `{"email":"a@b.nl","password":"x","${name}":1}`)).toEqual(INVALID)
    }
  })

  test('must have the required fields, with their types', async () => {
    for (const body of [
      '{}',
      '{"email":5,"password":"x"}',
      '{"email":{"$ne":""},"password":{"$ne":""}}',
      '{"email":"a@b.nl"}',
      '{"email":["a@b.nl"],"password":"x"}',
    ]) {
      const [status, problem] = await sendJson({}, body)
      expect([status, problem]).toEqual([422, expect.objectContaining({ code: 'request.invalid' })])
    }
  })
})

describe('a beacon', () => {
  test('is accepted as browsers send it, and its body is ignored', async () => {
    for (const [type, body] of [
      [null, undefined],
      ['text/plain;charset=UTF-8', '{}'],
      ['application/json', '{}'],
      ['application/json', 'not JSON at all'],
      ['application/x-www-form-urlencoded', 'a=b'],
    ] as const) {
      const headers = { origin: HOST, ...(type && { 'content-type': type }) }
      const sent = { headers, ...(body === undefined ? {} : { body }) }
      expect(await ask('/api/page-hidden.php', sent)).toEqual([204, null])
    }
  })

  test('is refused from another site', async () => {
    const sent = { headers: { origin: 'https://evil.test' }, body: '{}' }
    expect(await ask('/api/page-hidden.php', sent)).toEqual(FOREIGN)
  })
})

describe('an address', () => {
  test('an unknown path is not found, with any method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(await ask('/api/nobody', { method })).toEqual([404, { code: 'not-found' }])
    }
    expect(await ask('/api/chats.php', { method: 'POST' })).toEqual([
      405,
      { code: 'request.method' },
    ])
  })

  test('with characters that no database stores is refused', async () => {
    for (const address of [
      '/api/towns?country=NL&text=a%00b',
      '/api/links/a%00b',
      '/api/photos/%00/full',
    ]) {
      expect(await ask(address, { method: 'GET' })).toEqual(INVALID)
    }
  })
})

test('error responses never repeat the input', async () => {
  const marker = 'a-word-nobody-else-would-use'
  const ann = await (async () => {
    await site.member(ANN)
    return site.signedIn(ANN)
  })()
  const texts: string[] = []
  for (const [path, body] of [
    ['/api/user.php', { email: marker, password: marker }],
    ['/api/user.php', { email: [marker], password: marker }],
    ['/api/signup', { email: marker, password: marker, name: marker }],
    ['/api/links', { token: marker }],
    ['/api/links/reset', { token: marker, password: marker }],
    ['/api/account/reset-mail', { email: `${marker}@example.test` }],
    ['/api/orders', { id: marker, bundle_id: marker, payment_id: marker, method: marker }],
    ['/api/conversations', { profile_id: marker, [marker]: 1 }],
    [`/api/conversations/${marker}/messages`, { id: marker, text: marker }],
    [`/api/members/${marker}`, {}],
    ['/api/user.php', `{"password":"${marker}`],
  ] as const) {
    const answer = await ann.post(path, body)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    texts.push(await answer.text(), JSON.stringify([...answer.headers]))
  }
  texts.push(await (await ann.get(`/api/members?cursor=${marker}&gender=${marker}`)).text())
  texts.push(await (await ann.get(`/api/discountcode.php?code=${marker}`)).text())
  expect(texts.join('\n')).not.toContain(marker)
})
