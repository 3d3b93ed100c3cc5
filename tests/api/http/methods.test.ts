import { describe, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { methods } from '#api/http/guards/methods.ts'
import { openApi, uuid } from '../open-api.ts'

const site = openApi()

const asked = async (method: string, path: string) => {
  const headers = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }
  const answer = await site.api.handle(new Request(`http://localhost${path}`, { method, headers }))
  return [answer.status, answer.headers.get('allow'), await answer.text()]
}
const REFUSED = '{"code":"request.method"}'

describe('a method that a path does not have', () => {
  test.each([
    ['PUT', '/api/settings.php', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/complaints', 'POST, OPTIONS'],
    ['PATCH', `/api/members/${uuid(1)}`, 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/members/-', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/members/', 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/desk/overview', 'GET, HEAD, OPTIONS'],
  ])('is refused, with those it has: %s %s', async (method, path, allow) => {
    expect(await asked(method, path)).toEqual([405, allow, REFUSED])
  })

  test('is none of a path that nobody knows', async () => {
    for (const method of ['GET', 'PUT', 'OPTIONS'])
      expect(await asked(method, '/api/no-such-call')).toEqual([404, null, '{"code":"not-found"}'])
  })

  test('is what OPTIONS asks for', async () => {
    expect(await asked('OPTIONS', '/api/complaints')).toEqual([204, 'POST, OPTIONS', ''])
  })

  test('is never HEAD where there is a GET', async () => {
    const [status, , body] = await asked('HEAD', '/api/settings.php')
    expect([status, body]).toEqual([200, ''])
    expect((await asked('HEAD', '/api/complaints')).slice(0, 2)).toEqual([405, 'POST, OPTIONS'])
  })

  test('of a path with a rest is one too, but the pages’ own path says nothing', async () => {
    const routes = [
      { method: 'GET', path: '/desk/*' },
      { method: 'GET', path: '/*' },
    ]
    const app = new Elysia().use(methods(() => routes))
    const at = async (path: string) => {
      const answer = await app.handle(new Request(`http://localhost${path}`, { method: 'PUT' }))
      return answer.headers.get('allow')
    }
    expect(await at('/desk/a/b')).toBe('GET, HEAD, OPTIONS')
    expect(await at('/elsewhere')).toBeNull()
  })
})
