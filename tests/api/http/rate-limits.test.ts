import { describe, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { memoryRateLimiter } from '#adapters/system/memory-rate-limiter.ts'
import { rateLimits } from '#api/http/guards/rate-limits.ts'
import { MINUTE } from '#core/shared/time.ts'
import { HTTP, openOwnApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const FILE = '/assets/app-1.js'

/** The API with rate limits of three per kind and minute; the address is in a header. */
function openShop() {
  const few = () => memoryRateLimiter({ tries: 3, window: MINUTE })
  const http = { ...HTTP, clientAddress: (r: Request) => r.headers.get('x-address') ?? '192.0.2.1' }
  const site = openOwnApi({}, http)
  const built = { isFile: (path: string) => path === FILE, pageOf: async () => null }
  const server = new Elysia()
    .use(rateLimits(site, http, { reads: few(), photos: few(), changes: few() }, built))
    .use(site.api)
    .get('/health', () => 'fine')
    .get('/*', () => 'a page')
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    server.handle(
      new Request(`http://localhost${path}`, {
        method,
        headers: { 'x-request-type': 'client', ...headers },
      }),
    )
  const statuses = async (path: string, headers: Record<string, string>, times = 4) => {
    const all: number[] = []
    for (let turn = 0; turn < times; turn += 1) all.push((await ask(path, headers)).status)
    return all
  }
  return { ...site, ask, statuses }
}

describe('read requests', () => {
  test('are refused over the rate limit, with the time until the next one', async () => {
    const { ask, statuses } = openShop()
    expect(await statuses('/api/settings.php', {}, 3)).toEqual([200, 200, 200])
    const refused = await ask('/api/interests.php')
    expect(refused.status).toBe(429)
    const { code, seconds } = await refused.json()
    expect(code).toBe('requests.too-many')
    expect(seconds).toBeWithin(1, 61)
    expect(refused.headers.get('retry-after')).toBe(String(seconds))
  })

  test('of visitors are counted by address block', async () => {
    const { statuses } = openShop()
    expect(await statuses('/api/settings.php', { 'x-address': '192.0.2.1' }, 3)).toEqual([
      200, 200, 200,
    ])
    expect(await statuses('/api/settings.php', { 'x-address': '192.0.2.250' }, 1)).toEqual([429])
    expect(await statuses('/api/settings.php', { 'x-address': '198.51.100.1' }, 1)).toEqual([200])
  })

  test('of an operator are counted by operator at the desk, pictures apart', async () => {
    const { statuses, atDesk } = openShop()
    const [mia, bo] = [await atDesk('Mia'), await atDesk('Bo')]
    const as = (desk: typeof mia) => ({ cookie: desk.cookie() ?? '' })
    expect(await statuses('/api/desk/session', as(mia))).toEqual([200, 200, 200, 429])
    expect(await statuses('/api/desk/session', as(bo), 3)).toEqual([200, 200, 200])
    for (const path of ['/api/desk/photos/x/file', `/api/desk/reports/${ANN}/photos/${ANN}`])
      expect(await statuses(path, as(bo), 1)).not.toContain(429)
    expect(await statuses('/api/desk/session', {}, 1)).toEqual([403])
  })

  test('of a member are counted by member, on any address', async () => {
    const { statuses, member, signedIn } = openShop()
    await member(ANN)
    await statuses('/api/settings.php', {})
    const cookie = (await signedIn(ANN)).cookie() ?? ''
    const otherAddress = { cookie, 'x-address': '198.51.100.1' }
    expect(await statuses('/api/user.php', { cookie }, 2)).toEqual([200, 200])
    expect(await statuses('/api/user.php', otherAddress, 2)).toEqual([200, 429])
  })

  test('are counted whether they ask for a body or not', async () => {
    const { ask } = openShop()
    const head = async (path: string) => (await ask(path, {}, 'HEAD')).status
    for (let turn = 0; turn < 3; turn += 1) expect(await head('/api/settings.php')).toBe(200)
    expect(await head('/api/settings.php')).toBe(429)
    expect(await head('/members')).toBe(429)
    expect((await ask('/api/settings.php')).status).toBe(429)
    expect(await head('/health')).toBe(200)
  })

  test('with an invalid cookie count as a visitor’s', async () => {
    const { ask, statuses } = openShop()
    await statuses('/api/settings.php', {}, 3)
    const made = { cookie: 'vonk_session=made-up' }
    expect((await ask('/api/settings.php', made)).status).toBe(429)
  })

  test('include whatever only looks like a static file', async () => {
    const paths = ['/members._', '/assets/app-2.js', '/a.b_', '/sitemap.xml']
    const { ask } = openShop()
    const statuses = []
    for (const path of paths) statuses.push((await ask(path)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('include pages, but neither static files nor health checks', async () => {
    const { statuses } = openShop()
    expect(await statuses('/members', {})).toEqual([200, 200, 200, 429])
    expect(await statuses(FILE, {})).toEqual([200, 200, 200, 200])
    expect(await statuses('/health', {})).toEqual([200, 200, 200, 200])
  })
})

test('have a rate limit apart from those of changes and of photos', async () => {
  const { ask, statuses } = openShop()
  await statuses('/api/settings.php', {})
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await ask(`/api/photos/${uuid(7)}/thumb`)).status).toBe(404)
    expect((await ask('/api/links', {}, 'POST')).status).toBe(422)
  }
  expect((await ask(`/api/photos/${uuid(7)}/thumb`)).status).toBe(429)
  expect((await ask('/api/links', {}, 'POST')).status).toBe(429)
})

test('webhooks of payment companies have no rate limit', async () => {
  const { ask } = openShop()
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await ask('/api/webhooks/sandbox', {}, 'POST')).status).not.toBe(429)
  }
})
