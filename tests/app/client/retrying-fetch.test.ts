import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { retryingFetch, TIMEOUT } from '#app/client/retrying-fetch.ts'

const NEVER = new AbortController().signal

type Answer = number | Error | 'hangs' | 'stops half way'

/** A server that answers in turn, the last answer for ever; what it was asked, and what was waited in between. */
function server(...answers: readonly Answer[]) {
  const asked: RequestInit[] = []
  const waits: number[] = []
  const timeouts: number[] = []
  const lapsed = new AbortController()
  const answer = async (_: unknown, init: RequestInit = {}): Promise<Response> => {
    asked.push(init)
    const next = answers[Math.min(asked.length, answers.length) - 1]
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
    wait: async (ms) => void waits.push(ms),
    chance: () => 1,
    timeout: (ms) => {
      timeouts.push(ms)
      return answers.length > asked.length && typeof answers[asked.length] === 'string'
        ? lapsed.signal
        : NEVER
    },
  })
  return { call, asked, waits, timeouts }
}

const json = (body: object): RequestInit => ({ method: 'POST', body: JSON.stringify(body) })
const dead = new TypeError('the line is dead')

test('a failed request is retried without an error for the member', async () => {
  const { call, asked } = server(500, 200)
  expect((await call('/api/settings.php')).status).toBe(200)
  expect(asked).toHaveLength(2)
})

test('after five retries with growing delays, the failure is reported', async () => {
  const { call, asked, waits } = server(500)
  expect((await call('/api/settings.php')).status).toBe(500)
  expect(asked).toHaveLength(6)
  expect(waits).toEqual([300, 600, 1200, 2400, 4800])
})

describe('a failure in the middle of a change is tried again only where that cannot do it twice', () => {
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
    test(`${what}: ${tries === 1 ? 'once' : 'again'}`, async () => {
      const { call, asked } = server(500, 200)
      await call('/api/anything', init)
      expect(asked).toHaveLength(tries)
    })
  }
})

test('a dead line and a server that is not ready are tried again, whatever was asked', async () => {
  for (const trouble of [dead, 502, 503, 504]) {
    const { call, asked } = server(trouble, 200)
    expect((await call('/api/user.php', json({ email: 'a' }))).status).toBe(200)
    expect(asked).toHaveLength(2)
  }
})

test('an attempt that hangs ends by itself, as does an answer that stops half way', async () => {
  for (const trouble of ['hangs', 'stops half way'] as const) {
    const { call, asked, timeouts } = server(trouble, 200)
    expect((await call('/api/chats.php')).status).toBe(200)
    expect(asked).toHaveLength(2)
    expect(timeouts).toEqual([TIMEOUT.call, TIMEOUT.call])
  }
})

test('a photo gets more time than a word', async () => {
  const { call, timeouts } = server(200)
  await call('/api/photos', { method: 'POST', body: new FormData() })
  expect(timeouts).toEqual([TIMEOUT.upload])
})

test('a server that names a longer wait gets it, within what a member waits for one try', async () => {
  for (const [said, waited] of [
    ['2', 2000],
    ['3600', 5000],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 300],
  ] as const) {
    const waits: number[] = []
    const full = async () =>
      new Response('{}', waits.length ? {} : { status: 503, headers: { 'retry-after': said } })
    await retryingFetch(Object.assign(full, { preconnect: fetch.preconnect }), {
      wait: async (ms) => void waits.push(ms),
      chance: () => 1,
    })('/api/chats.php')
    expect(waits).toEqual([waited])
  }
})

test('a call that was given up is not tried again', async () => {
  const given = new AbortController()
  given.abort()
  const { call, asked } = server(dead)
  await expect(call('/api/chats.php', { signal: given.signal })).rejects.toBe(dead)
  expect(asked).toHaveLength(1)
})

test('a mistake of ours is thrown at once', async () => {
  const mistake = new RangeError('ours')
  const { call, asked } = server(mistake)
  await expect(call('/api/chats.php')).rejects.toBe(mistake)
  expect(asked).toHaveLength(1)
})

test('however the server stumbles, nothing that could happen twice is sent twice after it failed', async () => {
  const stumbles = fc.array(fc.constantFrom<Answer>(dead, 500, 502, 503, 504), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(stumbles, async (before) => {
      const { call, asked } = server(...before, 200)
      await call('/api/user.php', json({ email: 'a' })).catch(() => null)
      const failed = before.indexOf(500)
      if (failed >= 0) expect(asked.length).toBeLessThanOrEqual(failed + 1)
      expect(asked.length).toBeLessThanOrEqual(6)
    }),
  )
})
