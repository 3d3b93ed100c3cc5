import { afterAll, beforeAll, expect, test } from 'bun:test'
import { socketWith } from '../../socket-with.ts'
import { runningServer } from '../running-server.ts'

const TIMEOUT = 120_000
const BUDGET = 30
let server: Awaited<ReturnType<typeof runningServer>>

beforeAll(async () => {
  server = await runningServer({ DEMO: '1', LIMITS: `reads=${BUDGET}/1h` })
}, TIMEOUT)
afterAll(() => server.end(), TIMEOUT)

const JSON_TYPE = { 'content-type': 'application/json' }
const GUEST = { email: 'demo@vonk.example', password: 'een vonk om te proberen' }

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${server.url}${path}`, { redirect: 'manual', ...init })

/** The lines of the log, once the line of a request like this one is there. */
async function linesUntil(line: string): Promise<readonly Record<string, unknown>[]> {
  await server.wrote(line)
  return server
    .written()
    .split('\n')
    .filter((one) => one.startsWith('{'))
    .map((one) => JSON.parse(one))
}

test(
  'the access log has one line per request, with its status',
  async () => {
    const own = { ...JSON_TYPE, origin: server.url }
    const refused: readonly (readonly [number, string, RequestInit])[] = [
      [200, '/api/settings.php', {}],
      [200, '/api/settings.php', { method: 'HEAD' }],
      [404, '/api/no-such-call', {}],
      [404, '/api/no-such-call', { method: 'OPTIONS' }],
      [405, '/api/settings.php', { method: 'PUT', headers: own, body: '{}' }],
      [204, '/api/settings.php', { method: 'OPTIONS' }],
      [405, '/robots.txt', { method: 'DELETE' }],
      [422, '/api/towns?country=NL&country=BE&text=a', {}],
      [422, '/api/towns?country=NL', {}],
      [403, '/api/user.php', { method: 'POST', headers: { origin: 'https://evil.test' } }],
      [415, '/api/user.php', { method: 'POST', headers: { origin: server.url }, body: 'x' }],
      [422, '/api/user.php', { method: 'POST', headers: own, body: '{' }],
      [
        401,
        '/api/user.php',
        {
          method: 'POST',
          headers: own,
          body: JSON.stringify({ ...GUEST, password: 'a wrong one' }),
        },
      ],
      [303, '/members?page=a-form', { method: 'POST', body: 'a=b' }],
      [403, '/api/logout.php', {}],
    ]
    const answered: string[] = []
    for (const [status, path, init] of refused) {
      const answer = await ask(path, init)
      const method = init.method ?? 'GET'
      expect([method, path, answer.status]).toEqual([method, path, status])
      answered.push(`${method} ${status}`)
    }
    const login = await ask('/api/user.php', {
      method: 'POST',
      headers: own,
      body: JSON.stringify(GUEST),
    })
    answered.push(`POST ${login.status}`)
    const [cookie = ''] = (login.headers.getSetCookie()[0] ?? '').split(';')
    for (const headers of [{}, { cookie }]) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const socket = socketWith(`ws://127.0.0.1:${server.port}/api/events`, headers)
      socket.onopen = () => socket.close()
      socket.onclose = () => resolve()
      await promise
    }
    answered.push('GET 403', 'GET 101')

    // Asked last, so that the lines of all others were written before.
    expect((await ask('/api/interests.php')).status).toBe(200)
    answered.push('GET 200')
    const lines = await linesUntil('"route":"/api/interests.php"')
    // The server itself asks the sandbox for payments now and then.
    const logged = lines.filter(({ event, route }) => event === 'request' && route !== '/sandbox/*')
    expect(logged.map(({ method, status }) => `${method} ${status}`).toSorted()).toEqual(
      answered.toSorted(),
    )
    for (const line of logged) {
      expect(Object.keys(line)).toEqual([
        'at',
        'level',
        'event',
        'method',
        'route',
        'status',
        'ms',
        'request',
      ])
      expect(line.ms).toBeWithin(0, 60_000)
    }
  },
  TIMEOUT,
)

test(
  'a request over budget is a line in it, and a security event',
  async () => {
    let last = 200
    for (let turn = 0; turn <= BUDGET && last !== 429; turn += 1)
      last = (await ask('/api/towns?country=NL&text=a')).status
    expect(last).toBe(429)
    const lines = await linesUntil('"status":429')
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'warn', event: 'security', what: 'requests.too-many' }),
    )
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'request', method: 'GET', route: '', status: 429 }),
    )
  },
  TIMEOUT,
)
