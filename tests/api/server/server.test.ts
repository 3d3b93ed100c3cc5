import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { runningServer, sayRaw } from '../running-server.ts'

const MARK = 'a-word-nobody-else-would-use'
const TIMEOUT = 120_000
let server: Awaited<ReturnType<typeof runningServer>>

beforeAll(async () => {
  server = await runningServer({ DEMO: '1' })
}, TIMEOUT)
afterAll(() => server.end(), TIMEOUT)

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${server.url}${path}`, { redirect: 'manual', ...init })

const send = (path: string, body: unknown) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify(body),
  })

test('health checks, files and well-known addresses refuse a form; a page sends it back', async () => {
  const sent = async (path: string) => {
    const { status, headers } = await ask(path, { method: 'POST', redirect: 'manual' })
    return [status, headers.get('allow') ?? headers.get('location')]
  }
  const reads = 'GET, HEAD, OPTIONS'
  expect(await sent('/health')).toEqual([405, reads])
  expect(await sent('/ready')).toEqual([405, reads])
  expect(await sent('/robots.txt')).toEqual([405, reads])
  expect(await sent('/login')).toEqual([303, '/login'])
})

describe('every response', () => {
  test.each([
    '/',
    '/no/such/page',
    '/no-such-file.js',
    '/health',
    '/api/settings.php',
    '/api/user.php',
    '/api/no-such-call',
    '/api/photos/00000000-0000-7000-8000-000000000001/full',
    '/swagger',
    '/swagger/ui',
    '/swagger/json',
    '/swagger/swagger-ui-bundle.js',
    '/dev/mailbox',
    '/sandbox/checkout/none',
  ])('has its security headers: %s', async (path) => {
    const { headers } = await ask(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    // The sandbox company's pages have fewer yet.
    expect(['strict-origin', 'no-referrer']).toContain(headers.get('referrer-policy') ?? '')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src '(none|self)'/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|https?:|\*/)
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test('of the API is not cached', async () => {
    for (const path of ['/api/settings.php', '/api/user.php', '/api/no-such-call']) {
      expect((await ask(path)).headers.get('cache-control')).toBe('no-store')
    }
  })

  test('of an unknown call is JSON, with any method', async () => {
    const answer = await send('/api/no-such-call', {})
    expect([answer.status, await answer.json()]).toEqual([404, { code: 'not-found' }])
  })

  test('that is long is compressed', async () => {
    const answer = await ask('/api/settings.php', { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(await answer.json()).toMatchObject({ name: 'Vonk' })
  })
})

describe('a raw HTTP request', () => {
  const raw = async (lines: string) => {
    const answer = await sayRaw(server.port, `${lines}\r\n\r\n`)
    return [Number(answer.split(' ')[1]), answer.slice(answer.indexOf('\r\n\r\n') + 4)] as const
  }

  test('with two hosts is refused, wherever it goes', async () => {
    for (const path of ['/', '/api/bundles', '/health', '/robots.txt', '/sandbox/checkout/none'])
      for (const second of ['Host: evil.test', `Host: localhost:${server.port}`]) {
        const first = `GET ${path} HTTP/1.1\r\nHost: localhost:${server.port}`
        const [status, body] = await raw(`${first}\r\n${second}\r\nConnection: close`)
        expect([status, body]).toEqual([400, '{"code":"request.host"}'])
      }
  })

  test('with a wrong method gets the right ones', async () => {
    const asked = async (method: string, path: string) => {
      const { status, headers } = await ask(path, { method, headers: { origin: server.url } })
      return [status, headers.get('allow')]
    }
    for (const path of ['/robots.txt', '/health', '/dev/mailbox', '/api/events']) {
      expect(await asked('DELETE', path)).toEqual([405, 'GET, HEAD, OPTIONS'])
      expect(await asked('OPTIONS', path)).toEqual([204, 'GET, HEAD, OPTIONS'])
    }
    expect(await asked('GET', '/api/logout-everywhere')).toEqual([404, null])
    expect(await asked('PUT', '/no-such-file.js')).toEqual([404, null])
    expect(await asked('HEAD', '/robots.txt')).toEqual([200, null])
    expect(
      (await ask('/robots.txt', { method: 'DELETE', headers: { origin: server.url } })).headers.get(
        'x-frame-options',
      ),
    ).toBe('DENY')
  })

  test('with an invalid host is refused, without an error', async () => {
    for (const host of ['[', 'localhost:99999999', '%00']) {
      const [status, body] = await raw(
        `GET /api/bundles HTTP/1.1\r\nHost: ${host}\r\nConnection: close`,
      )
      expect([status, body]).toEqual([422, '{"code":"request.invalid","fields":[]}'])
    }
  })

  test('is checked at the path that is routed, whatever its host', async () => {
    const login = JSON.stringify({ email: 'ann@example.test', password: 'hunter2-hunter2' })
    const post = async (target: string, host: string, body = login) => {
      const head = `POST ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close`
      const more = `Origin: https://evil.test\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
      return (await raw(`${head}\r\n${more}\r\n\r\n${body}`))[0]
    }
    for (const host of ['a', 'a:80', 'abc', 'localhost', '127.0.0.1']) {
      for (const target of ['/api/user.php', `http://${host}/api/user.php`, '/dev/../api/user.php'])
        expect([host, target, await post(target, host)]).toEqual([host, target, 403])
      for (const target of [
        '/dev/api/user.php',
        `http://${host}/dev/api/user.php`,
        '//api/user.php',
      ])
        expect([303, 404]).toContain(await post(target, host))
      expect(await post('/dev/api/user.php', host, 'x'.repeat(70_000))).toBe(404)
    }
    for (const host of ['', 'a@b', 'a b']) {
      for (const target of ['/longer/api/user.php', '//a/api/user.php'])
        expect([host, target, await post(target, host)]).toEqual([host, target, 422])
      expect(await post('/api/user.php', host)).toBe(403)
    }
  })

  test('without a host, as health checks send, is answered', async () => {
    expect((await raw('GET /health HTTP/1.0'))[0]).toBe(200)
    expect((await raw('GET /api/companyinfo.php HTTP/1.0'))[0]).toBe(200)
    expect((await raw('GET / HTTP/1.0'))[0]).not.toBe(500)
  })

  test('that is too long or endless is cut off', async () => {
    const head =
      'POST /api/user.php HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json'
    const long = 'x'.repeat(70_000)
    const chunk = `${long.length.toString(16)}\r\n${long}\r\n0`
    expect((await raw(`${head}\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`))[0]).toBe(413)
    expect((await raw(`${head}\r\nContent-Length: 99999999\r\n\r\n{}`))[0]).toBe(413)
  })

  test('cannot leave the folder', async () => {
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
      '/%E0%A4%A',
    ]) {
      const [, body] = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close`)
      expect(body).not.toContain('"dependencies"')
    }
  })
})

test('the log contains routes and statuses, and no personal data', async () => {
  await ask(`/api/members?cursor=${MARK}`, { headers: { cookie: `vonk_session=${MARK}` } })
  await ask(`/${MARK}`)
  await send('/api/user.php', { email: `${MARK}@example.test`, password: MARK })
  await send('/api/links', { token: MARK })
  await send(`/api/webhooks/${MARK}`, {})
  await ask('/api/settings.php', {
    headers: { 'user-agent': MARK, 'x-forwarded-for': '198.51.100.77' },
  })
  await server.wrote('"route":"/api/user.php","status":401')
  await server.wrote('"method":"GET","route":"/*"')
  // Requested last and first here: everything to check was written before it.
  await ask('/api/interests.php')
  await server.wrote('"route":"/api/interests.php"')
  const written = server.written()
  expect(written).not.toMatch(new RegExp(`${MARK}|127\\.0\\.0\\.1:|198\\.51\\.100|@example`))
})

test('an unexpected error is a generic code to the client and a stack frame to the operator', async () => {
  const database = new Database(join(server.dataDir, 'vonk.db'))
  // The server may be writing or fsyncing.
  database.run('pragma busy_timeout = 10000')
  database.run('alter table attempts rename to mislaid')
  try {
    const answer = await send('/api/user.php', { email: `${MARK}@example.test`, password: MARK })
    expect([answer.status, await answer.json()]).toEqual([500, { code: 'internal' }])
    await server.wrote('"event":"surprise"')
    // Requested after it: its line is complete when the next one is there.
    await ask('/api/towns?country=NL&text=utr')
    await server.wrote('"route":"/api/towns"')
    const lines = server.written().split('\n')
    const line = lines.find((one) => one.includes('"surprise"')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      where: expect.stringContaining('adapters/'),
    })
    expect(server.written()).not.toMatch(
      /no such table|select |insert |node_modules|\/api\/errors/i,
    )
    expect(server.written()).not.toContain(MARK)
  } finally {
    database.run('alter table mislaid rename to attempts')
    database.close()
  }
})
