import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { retryingFetch, TIMEOUT } from '#app/client/retrying-fetch.ts'

const NEVER = new AbortController().signal

type Answer = number | Error | 'hangs' | 'stops half way'

/** A server that responds in order, the last response forever; with its requests and delays. */
function server(...answers: readonly Answer[]) {
  const requests: RequestInit[] = []
  const delays: number[] = []
  const timeouts: number[] = []
  const lapsed = new AbortController()
  const answer = async (_: unknown, init: RequestInit = {}): Promise<Response> => {
    requests.push(init)
    const next = answers[Math.min(requests.length, answers.length) - 1]
    if (next instanceof Error) throw next
    if (typeof next === 'number') return new Response('{}', { status: next })
    lapsed.abort(new DOMException('too long', 'TimeoutError'))
    if (next === 'hangs') throw init.signal?.reason
    return new Response(
      new ReadableStream({ pull: (stream) => stream.error(init.signal?.reason) }),
      { status: 200 },
    )
  }
  const call = retryingFetch(Object.assign(answer, { preconnect: fetch.preconnect }), {
    wait: async (ms) => void delays.push(ms),
    chance: () => 1,
    timeout: (ms) => {
      timeouts.push(ms)
      return answers.length > requests.length && typeof answers[requests.length] === 'string'
        ? lapsed.signal
        : NEVER
    },
  })
  return { call, requests, delays, timeouts }
}

const json = (body: object): RequestInit => ({ method: 'POST', body: JSON.stringify(body) })
const dead = new TypeError('the line is dead')

test('a failed request is retried without an error for the member', async () => {
  const { call, requests } = server(500, 200)
  expect((await call('/api/settings.php')).status).toBe(200)
  expect(requests).toHaveLength(2)
})

test('after five retries with growing delays the error is reported', async () => {
  const { call, requests, delays } = server(500)
  expect((await call('/api/settings.php')).status).toBe(500)
  expect(requests).toHaveLength(6)
  expect(delays).toEqual([300, 600, 1200, 2400, 4800])
})

describe('a failed change is retried only if it is idempotent', () => {
  const photo = new FormData()
  photo.set('id', '01934a00-0000-7000-8000-000000000001')
  const cases: readonly (readonly [string, RequestInit, number])[] = [
    ['a message under its own id', json({ id: 'x', text: 'Dag' }), 2],
    ['a photo under its own id', { method: 'POST', body: photo }, 2],
    ['a call with a key', { method: 'POST', headers: { 'Idempotency-Key': 'x' } }, 2],
    ['a change by PUT', { method: 'PUT', body: '{}' }, 2],
    ['a removal', { method: 'DELETE', body: '{}' }, 2],
    ['logging in', json({ email: 'a', password: 'b' }), 1],
    ['asking for a mail', { method: 'POST' }, 1],
    ['a body that is no JSON', { method: 'POST', body: '{' }, 1],
  ]
  for (const [what, init, tries] of cases) {
    test(`${what}: ${tries === 1 ? 'not retried' : 'retried'}`, async () => {
      const { call, requests } = server(500, 200)
      await call('/api/anything', init)
      expect(requests).toHaveLength(tries)
    })
  }
})

test('a network error and a starting server are retried, for any request', async () => {
  for (const trouble of [dead, 502, 503, 504]) {
    const { call, requests } = server(trouble, 200)
    expect((await call('/api/user.php', json({ email: 'a' }))).status).toBe(200)
    expect(requests).toHaveLength(2)
  }
})

test('an attempt that hangs is aborted, also in the middle of a response', async () => {
  for (const trouble of ['hangs', 'stops half way'] as const) {
    const { call, requests, timeouts } = server(trouble, 200)
    expect((await call('/api/chats.php')).status).toBe(200)
    expect(requests).toHaveLength(2)
    expect(timeouts).toEqual([TIMEOUT.call, TIMEOUT.call])
  }
})

test('a photo has a longer timeout than a text', async () => {
  const { call, timeouts } = server(200)
  await call('/api/photos', { method: 'POST', body: new FormData() })
  expect(timeouts).toEqual([TIMEOUT.upload])
})

test('a Retry-After is respected, up to a limit', async () => {
  for (const [header, waited] of [
    ['2', 2000],
    ['3600', 5000],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 300],
  ] as const) {
    const delays: number[] = []
    const full = async () =>
      new Response('{}', delays.length ? {} : { status: 503, headers: { 'retry-after': header } })
    await retryingFetch(Object.assign(full, { preconnect: fetch.preconnect }), {
      wait: async (ms) => void delays.push(ms),
      chance: () => 1,
    })('/api/chats.php')
    expect(delays).toEqual([waited])
  }
})

test('an aborted request is not retried', async () => {
  const given = new AbortController()
  given.abort()
  const { call, requests } = server(dead)
  await expect(call('/api/chats.php', { signal: given.signal })).rejects.toBe(dead)
  expect(requests).toHaveLength(1)
})

test('without a connection a request is not retried', async () => {
  let requests = 0
  const failing = async () => {
    requests += 1
    throw dead
  }
  const call = retryingFetch(Object.assign(failing, { preconnect: fetch.preconnect }), {
    offline: () => true,
  })
  await expect(call('/api/chats.php')).rejects.toBe(dead)
  expect(requests).toBe(1)
})

test('a programming error is thrown immediately', async () => {
  const mistake = new RangeError('ours')
  const { call, requests } = server(mistake)
  await expect(call('/api/chats.php')).rejects.toBe(mistake)
  expect(requests).toHaveLength(1)
})

test('no request that is not idempotent is sent twice, with any failures', async () => {
  const stumbles = fc.array(fc.constantFrom<Answer>(dead, 500, 502, 503, 504), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(stumbles, async (before) => {
      const { call, requests } = server(...before, 200)
      await call('/api/user.php', json({ email: 'a' })).catch(() => null)
      const failed = before.indexOf(500)
      if (failed >= 0) expect(requests.length).toBeLessThanOrEqual(failed + 1)
      expect(requests.length).toBeLessThanOrEqual(6)
    }),
  )
})
