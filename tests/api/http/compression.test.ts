import { describe, expect, test } from 'bun:test'
import { Elysia, t } from 'elysia'
import { compression } from '#api/http/compression.ts'
import { errors } from '#api/http/errors.ts'
import { HTTP } from '../open-api.ts'

const LONG = { names: Array.from({ length: 200 }, (_, n) => ({ name: `name ${n}` })) }
const Long = t.Object({ names: t.Array(t.Object({ name: t.String() })) })
const leaky = { names: LONG.names.map((one) => ({ ...one, secret: 'hidden' })), more: 'hidden' }

const http = { ...HTTP, gzip: (text: string) => Bun.gzipSync(text, { level: 1 }) }
const server = new Elysia()
  .use(errors(http))
  .use(compression(http))
  .get('/long', () => leaky, { response: { 200: Long } })
  .get('/made', ({ status }) => status(201, LONG), { response: { 201: Long } })
  .get('/short', () => ({ name: 'Noor' }))
  .get('/refused', ({ status }) => status(404, { code: 'not-found' }))
  .get('/broken', () => {
    throw new Error('x')
  })
  .get('/bytes', () => new Uint8Array([1, 2, 3]))
  .get('/own', () => new Response('x'.repeat(5000)))

const ask = (path: string, accepted = 'gzip, deflate, br') =>
  server.handle(
    new Request(`http://localhost${path}`, { headers: { 'accept-encoding': accepted } }),
  )

describe('a long response', () => {
  test('is gzipped for clients that accept it, and restricted to its schema', async () => {
    for (const [path, status] of [
      ['/long', 200],
      ['/made', 201],
    ] as const) {
      const answer = await ask(path)
      expect([answer.status, answer.headers.get('content-encoding')]).toEqual([status, 'gzip'])
      expect(answer.headers.get('content-type')).toBe('application/json')
      expect(answer.headers.get('vary')).toBe('accept-encoding')
      const bytes = await answer.bytes()
      const text = new TextDecoder().decode(Bun.gunzipSync(bytes))
      expect(JSON.parse(text)).toEqual(LONG)
      expect(bytes.length).toBeLessThan(text.length / 3)
    }
  })

  test('is sent uncompressed to clients that do not accept it', async () => {
    for (const accepted of ['', 'identity', 'br', 'gzip;q=0']) {
      const answer = await ask('/long', accepted)
      expect(answer.headers.get('content-encoding')).toBeNull()
      expect(await answer.json()).toEqual(LONG)
    }
  })
})

test('a short response, an error and an exception are not compressed', async () => {
  for (const [path, status, body] of [
    ['/short', 200, { name: 'Noor' }],
    ['/refused', 404, { code: 'not-found' }],
    ['/nowhere', 404, { code: 'not-found' }],
    ['/broken', 500, { code: 'internal' }],
  ] as const) {
    const answer = await ask(path)
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect([answer.status, await answer.json()]).toEqual([status, body])
  }
})

test('responses other than JSON are not changed', async () => {
  expect(await (await ask('/bytes')).bytes()).toEqual(new Uint8Array([1, 2, 3]))
  expect((await ask('/own')).headers.get('content-encoding')).toBeNull()
})
